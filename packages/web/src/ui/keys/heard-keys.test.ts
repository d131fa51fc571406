import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Where keys are heard without a row in the table of keys, and why no list has to tell of them. */
const HEARD_ELSEWHERE: Readonly<Record<string, string>> = {
  "data/stored-sign-in.ts": "the key of a stored value, none of a keyboard",
  "features/transaction/transaction-entry.tsx": "hands them to the table",
  "features/transaction/use-entry-row-keys.ts": "hands them to the table",
  "features/account-balance/use-amount-keys.ts": "hands them to the table",
  "ui/data-table/use-row-focus.ts": "hands them to the table",
  "ui/account-picker.tsx": "a combobox as everywhere, and its open list tells of its keys",
  "ui/amount-input.tsx": "what stands in the field is taken when Enter or Tab leaves it",
  "ui/create-account-dialog.tsx": "keeps the keys of the page out of it; Escape closes it, as everywhere",
  "ui/date-field.tsx": "what stands in the field is taken when Enter leaves it",
  "ui/form-actions.tsx": "Enter sends a form, as everywhere",
  "ui/query-state.ts": "any key at all ends the wait",
  "features/transaction/simple/money-direction.tsx":
    "Enter moves on from the choice, as from every field of the form",
  "shell/drag-width.tsx": "a separator as everywhere: arrows move it",
  "shell/palette/palette.tsx": "its foot tells of its keys",
  "shell/palette/palette-field.tsx": "hands them to the palette",
  "shell/use-escape.ts": "Escape closes what floats, as everywhere",
  "shell/use-typed-ahead.ts": "what is typed before the palette has come is typed in it",
};

const SOURCE = join(import.meta.dirname, "../..");
const HEARS = /\bKeyboardEvent\b|\bevent\.(key|code)\b|["']keydown["']/;

test("no key is heard that the list of keys does not show, but where a control is as everywhere", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: SOURCE })
    .filter((file) => !file.includes(".test.") && !file.startsWith(join("ui", "keys")))
    .filter((file) => HEARS.test(readFileSync(join(SOURCE, file), "utf8")));
  expect(files.map((file) => file.replaceAll("\\", "/")).toSorted()).toEqual(
    Object.keys(HEARD_ELSEWHERE).toSorted(),
  );
});
