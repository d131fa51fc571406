import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Where keys are handled without a row in the table of keys, and why no list needs to show them. */
const HANDLED_ELSEWHERE: Readonly<Record<string, string>> = {
  "data/company/company-for-new-tabs.ts": "any key at all says that the tab is used",
  "data/sign-in/stored-sign-in.ts": "the key of a stored value, none of a keyboard",
  "parts/entry/entry-form-view.tsx": "hands them to the table",
  "parts/entry/row/use-entry-row-keys.ts": "hands them to the table",
  "features/account-balance/use-amount-keys.ts": "hands them to the table",
  "features/ec-sales/use-number-keys.ts": "hands them to the table",
  "ui/data-table/use-row-focus.ts": "hands them to the table",
  "ui/account/account-picker.tsx": "a combobox as everywhere, and its open list tells of its keys",
  "ui/account/use-suggestions.ts": "the open list of that combobox",
  "ui/form/amount-input.tsx": "what stands in the field is taken when Enter or Tab leaves it",
  "parts/entry/new-account/create-account-dialog.tsx":
    "keeps the keys of the page out of it; Escape closes it, as everywhere",
  "parts/note-file/note-file-editor.tsx":
    "keeps the keys of the page out of it; Escape closes it and Ctrl+S saves, as everywhere",
  "parts/entry/template/template-dialog.tsx":
    "keeps the keys of the page out of it; Escape closes it, as everywhere",
  "ui/date/calendar-month.tsx": "a month as everywhere: arrows, Home, End and the Page keys move in it",
  "ui/date/date-field.tsx": "what stands in the field is taken when Enter leaves it",
  "ui/form/form-actions.tsx": "Enter sends a form, as everywhere",
  "ui/link/query-state.ts": "any key at all ends the wait",
  "parts/entry/simple/money-direction.tsx": "Enter moves on from the choice, as from every field of the form",
  "parts/entry/simple/simple-entry.tsx": "hands them to the table",
  "parts/entry/recall/text-picker.tsx": "a combobox as everywhere, and its open list tells of its keys",
  "parts/entry/recall/use-text-list.ts": "the open list of that combobox",
  "features/report/account-interval-field.tsx": "what stands in the field is taken when Enter leaves it",
  "ui/date/date-range-picker.tsx": "hands them to the table; Escape closes what floats, as everywhere",
  "ui/page-frame/drag-edge.tsx": "a separator as everywhere: arrows move it",
  "ui/page-frame/more-tools.tsx": "Escape closes what floats, as everywhere",
  "shell/palette/palette.tsx": "its foot tells of its keys",
  "shell/palette/palette-field.tsx": "hands them to the palette",
  "ui/menu/use-menu-button.ts": "Escape closes a menu under a button, as everywhere",
  "shell/use-escape.ts": "Escape closes what floats, as everywhere",
  "shell/keys/use-key-buffer.ts": "what is typed before the palette has come is typed in it",
};

const SOURCE = join(import.meta.dirname, "../..");
const HANDLES = /\bKeyboardEvent\b|\bevent\.(key|code)\b|["']keydown["']/;

test("no key is heard that the list of keys does not show, but where a control is as everywhere", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: SOURCE })
    .filter((file) => !file.includes(".test.") && !file.startsWith(join("ui", "keys")))
    .filter((file) => HANDLES.test(readFileSync(join(SOURCE, file), "utf8")));
  expect(files.map((file) => file.replaceAll("\\", "/")).toSorted()).toEqual(
    Object.keys(HANDLED_ELSEWHERE).toSorted(),
  );
});
