import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toolbar } from "./toolbar.tsx";
import type { ToolbarAction } from "./toolbar-button.tsx";

const isNarrow = vi.hoisted(() => ({ value: false }));
vi.mock("../use-is-phone.ts", () => ({ useIsPhone: () => isNarrow.value }));
beforeEach(() => {
  isNarrow.value = true;
});
afterEach(() => {
  isNarrow.value = false;
});

const print = vi.fn<() => void>();
const ACTIONS = [
  { label: "Ladda ner CSV" },
  { label: "Skriv ut", onClick: print },
  { label: "Ny", primary: true },
];

function show(actions: readonly ToolbarAction[] = ACTIONS, phoneControls?: string): void {
  render(
    <MantineProvider env="test">
      <Toolbar actions={actions} controls={undefined} phoneControls={phoneControls} disabled={false} />
    </MantineProvider>,
  );
}

const names = () =>
  screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent);

test("a wide window shows every button, and nothing that only a phone has", () => {
  isNarrow.value = false;
  show(ACTIONS, "Ta med utkast");
  expect(names()).toEqual(["Ladda ner CSV", "Skriv ut", "Ny"]);
  expect(screen.queryByText("Ta med utkast")).toBeNull();
});

test("PG45: a phone shows what is done first, and the rest below one button", () => {
  show(ACTIONS, "Ta med utkast");
  expect(names()).toEqual(["Ny", "Fler verktyg"]);
  const more = screen.getByRole("button", { name: "Fler verktyg" });
  fireEvent.click(more);
  expect(names()).toEqual(["Ny", "Fler verktyg", "Ladda ner CSV", "Skriv ut"]);
  expect(screen.getByText("Ta med utkast")).toBeDefined();
  fireEvent.keyDown(screen.getByRole("button", { name: "Skriv ut" }), { key: "Escape" });
  expect(names()).toEqual(["Ny", "Fler verktyg"]);
  expect(document.activeElement).toBe(more);
});

test("PG45: what is chosen below it is done, and it closes", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Fler verktyg" }));
  fireEvent.click(screen.getByRole("button", { name: "Skriv ut" }));
  expect(print).toHaveBeenCalledOnce();
  expect(names()).toEqual(["Ny", "Fler verktyg"]);
});

test("PG45: a single button stays a button", () => {
  show([{ label: "Skriv ut", onClick: print }]);
  expect(names()).toEqual(["Skriv ut"]);
});

const VOUCHER = [
  { label: "Nästa", isStep: true, onClick: vi.fn<() => void>() },
  { label: "Rätta" },
  { label: "Vänd", isSecondary: true, onClick: print },
  { label: "Radera", isSecondary: true },
];

test("PG48: what is rarely done is below one button, and a step is its icon alone", () => {
  isNarrow.value = false;
  show(VOUCHER);
  expect(names()).toEqual(["Nästa", "Rätta", "Fler"]);
  expect(screen.getByRole("button", { name: "Nästa" }).textContent).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Fler" }));
  expect(names()).toEqual(["Nästa", "Rätta", "Fler", "Vänd", "Radera"]);
  fireEvent.keyDown(screen.getByRole("button", { name: "Vänd" }), { key: "Escape" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Fler" }));
});

test("PG48: on a phone the steps stay beside the button for all else", () => {
  show(VOUCHER);
  expect(names()).toEqual(["Nästa", "Fler verktyg"]);
});
