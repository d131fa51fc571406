import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import type { DraftAction } from "@huvudbok/core/draft";
import { ore } from "@huvudbok/core/money";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { actionText } from "./action-text.ts";
import { SuggestionMenu } from "./suggestion-menu.tsx";

const match = (account: number, probability: number): DraftAction => ({
  kind: "match",
  texts: ["snickaren"],
  entries: [{ accountId: accountNo(account), amount: ore(100) }],
  probability,
  because: { level: 3, count: 1, total: 2, latest: isoDate("2020-05-02") },
});
const ACTIONS: readonly DraftAction[] = [
  match(5410, 0.6),
  match(5460, 0.5),
  { kind: "delete", probability: 0.4 },
];

function opened({ leadsOn = false } = {}) {
  const onChoose = vi.fn();
  render(
    <MantineProvider env="test">
      <SuggestionMenu
        name="Snickaren, 2026-05-02"
        actions={ACTIONS}
        chosen={0}
        textOf={(action) => actionText({ entries: [] }, action, () => undefined)}
        leadsOn={leadsOn}
        onChoose={onChoose}
      />
    </MantineProvider>,
  );
  const button = screen.getByRole("button", { name: "Förslag för Snickaren, 2026-05-02" });
  button.focus();
  return { button, onChoose };
}

const focused = () => document.activeElement;
const items = () => screen.findAllByRole("menuitem");
const isClosed = () => waitFor(() => expect(screen.queryAllByRole("menuitem")).toEqual([]));

/** As a browser does for Enter in a button. */
function enter(element: HTMLElement): void {
  if (fireEvent.keyDown(element, { key: "Enter" })) fireEvent.click(element);
}

test("what is suggested is told with its rows, its likelihood and its reason, and which one is chosen", async () => {
  const { button } = opened();
  enter(button);
  expect((await items()).map(({ textContent }) => textContent)).toEqual([
    "Kontera 54105410 1,001 av 2 gånger, senast 2\u00A0maj\u00A0202060\u00A0%",
    "Kontera 54605460 1,001 av 2 gånger, senast 2\u00A0maj\u00A0202050\u00A0%",
    "Radera DubblettSamma dag, text och rader som ett annat utkast40\u00A0%",
  ]);
  const shown = (await items()).map((item) => item.querySelector("svg")?.getAttribute("visibility"));
  expect(shown).toEqual(["visible", "hidden", "hidden"]);
});

test("another one is chosen by the arrows and Enter, and the focus is on the button again", async () => {
  const { button, onChoose } = opened();
  enter(button);
  const [first, second, third] = await items();
  if (first === undefined || second === undefined || third === undefined) throw new Error("too few");
  first.focus();
  fireEvent.keyDown(first, { key: "ArrowDown" });
  expect(focused()).toBe(second);
  fireEvent.keyDown(second, { key: "ArrowDown" });
  expect(focused()).toBe(third);
  enter(third);
  expect(onChoose.mock.calls).toEqual([[2]]);
  expect(focused()).toBe(button);
  await isClosed();
});

test("Escape closes the menu and chooses nothing", async () => {
  const { button, onChoose } = opened();
  enter(button);
  await items();
  fireEvent.keyDown(button, { key: "Escape" });
  await isClosed();
  await waitFor(() => expect(focused()).toBe(button));
  expect(onChoose.mock.calls).toEqual([]);
});

test("where choosing leads on, the focus is left to what it leads to", async () => {
  const { button, onChoose } = opened({ leadsOn: true });
  onChoose.mockImplementation(() => button.blur());
  enter(button);
  const [, second] = await items();
  if (second === undefined) throw new Error("too few");
  enter(second);
  await isClosed();
  expect(onChoose.mock.calls).toEqual([[1]]);
  expect(focused()).not.toBe(button);
});
