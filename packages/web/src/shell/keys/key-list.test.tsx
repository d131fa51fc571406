import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ControlKey } from "../../ui/keys/control-key.ts";
import type { KeyBinding } from "../../ui/keys/key-binding.ts";
import { keyTable } from "../../ui/keys/key-table.ts";
import { KeyList } from "./key-list.tsx";

const run = () => undefined;
const TABLE: readonly KeyBinding[] = [
  { keys: "n", label: "Nytt konto", group: "På den här sidan", run },
  { keys: "Control+s", label: "Spara", group: "På den här sidan", run },
  { keys: "Control+i", label: "Importera", group: "På den här sidan", run, isOff: true },
  { keys: "g h", label: "Hem", group: "Gå till", run },
];

const LISTED: readonly ControlKey<undefined>[] = [
  { strokes: ["ArrowUp", "ArrowDown"], label: "Föregående och nästa rad", group: "I listan", run },
];

let remove: readonly (() => void)[] = [];
afterEach(() => {
  for (const each of remove) each();
  keyTable.setSingleKeys(true);
});

function show(table = TABLE) {
  remove = [keyTable.add("page", () => table), keyTable.listControlKeys(LISTED)];
  render(
    <MantineProvider env="test">
      <KeyList onClose={run} />
    </MantineProvider>,
  );
}

const rows = () =>
  screen.getAllByRole("definition").map((keys) => [keys.previousSibling?.textContent, keys.textContent]);
const labels = () => screen.getAllByRole("term").map((term) => term.textContent);

test("the keys that hold now, by group, as the table has them", () => {
  show();
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "På den här sidan",
    "I listan",
    "Gå till",
  ]);
  expect(labels()).toEqual(["Nytt konto", "Spara", "Föregående och nästa rad", "Hem"]);
  expect(screen.getByText("Ctrl S")).toBeDefined();
});

test("what two keys do stands in one row with both", () => {
  const does = { label: "Ny transaktion", group: "På den här sidan", run } as const;
  show([{ ...does, keys: "Control+j" }, { ...does, keys: "n" }, ...TABLE]);
  expect(rows()[0]).toEqual(["Ny transaktion", "Ctrl J eller N"]);
  expect(labels()).toEqual([...new Set(labels())]);
});

test("keys that have been turned off are not shown as if they acted", () => {
  keyTable.setSingleKeys(false);
  show();
  expect(labels()).toEqual(["Spara", "Föregående och nästa rad"]);
  expect(screen.getByRole("link", { name: "Ändra i inställningarna" })).toBeDefined();
});
