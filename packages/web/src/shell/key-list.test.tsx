import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { KeyBinding } from "../ui/keys/key-binding.ts";
import { keyTable } from "../ui/keys/key-table.ts";
import { KeyList } from "./key-list.tsx";

vi.mock("@tanstack/react-router", () => ({ useRouter: () => ({ history: { push: vi.fn() } }) }));

const run = () => undefined;
const TABLE: readonly KeyBinding[] = [
  { keys: "n", label: "Nytt konto", group: "På den här sidan", run },
  { keys: "Control+s", label: "Spara", group: "På den här sidan", run },
  { keys: "Control+i", label: "Importera", group: "På den här sidan", run, isOff: true },
  { keys: "ArrowUp ArrowDown", label: "Föregående och nästa rad", group: "I listan" },
  { keys: "g h", label: "Hem", group: "Gå till", run },
];

let remove = () => {};
afterEach(() => {
  remove();
  keyTable.setSingleKeys(true);
});

function show() {
  remove = keyTable.add("page", () => TABLE);
  render(
    <MantineProvider env="test">
      <KeyList onClose={run} />
    </MantineProvider>,
  );
}

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

test("keys that have been turned off are not shown as if they acted", () => {
  keyTable.setSingleKeys(false);
  show();
  expect(labels()).toEqual(["Spara", "Föregående och nästa rad"]);
  expect(screen.getByRole("link", { name: "Ändra i inställningarna" })).toBeDefined();
});
