import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import type { Draft, DraftAction, DraftEntry } from "./draft.ts";
import { canBeTransfer, withoutTransfersTo, withPossibleActions } from "./possible-transfer.ts";

const row = (account: number, amount: number): DraftEntry => ({
  accountId: accountNo(account),
  amount: ore(amount),
});
const draft = (id: string, ...entries: readonly DraftEntry[]): Draft => ({ id, text: id, entries });
const OUT = draft("out", row(1930, -500));
const IN = draft("in", row(1940, 500));

test.each<[string, Draft, boolean]>([
  ["the other side", IN, true],
  ["one that was booked", draft("in", row(1940, 500), row(1930, -500)), false],
  ["one that has another account too", draft("in", row(1940, 500), row(6570, 1)), false],
  ["one whose amount was changed", draft("in", row(1940, 501)), false],
  ["one on the same account", draft("in", row(1930, 500)), false],
  ["one without account", draft("in", { amount: ore(500) }), false],
  ["one without rows", draft("in"), false],
])("DR15: a transfer may be of a draft and %s: %s", (_, other, expected) => {
  expect(canBeTransfer(OUT, other)).toBe(expected);
  expect(canBeTransfer(other, OUT)).toBe(expected);
});

test("DR15: rows of 0 are no transfer", () => {
  expect(canBeTransfer(draft("a", row(1930, 0)), draft("b", row(1940, 0)))).toBe(false);
});

const TRANSFER: DraftAction = { kind: "transfer", draftId: "in", probability: 0.95 };
const DELETION: DraftAction = { kind: "delete", probability: 0.7 };
const analysed = (...actions: readonly DraftAction[]): Draft => ({
  ...OUT,
  analysis: { performAction: true, actions, isChosenByHand: true },
});

test("DR15: what can be done is offered as it was", () => {
  for (const each of [OUT, analysed(TRANSFER, DELETION), analysed(DELETION)]) {
    expect(withPossibleActions(each, () => IN)).toBe(each);
  }
});

test("DR15: a transfer that cannot be done is offered no more, and what comes after it is not marked", () => {
  for (const other of [undefined, draft("in", row(1940, 500), row(1930, -500))]) {
    expect(withPossibleActions(analysed(TRANSFER), () => other)).toEqual(OUT);
    expect(withPossibleActions(analysed(TRANSFER, DELETION), () => other).analysis).toEqual({
      performAction: false,
      actions: [DELETION],
    });
    expect(withPossibleActions(analysed(DELETION, TRANSFER), () => other)).toEqual(analysed(DELETION));
  }
});

test("the transfers to some drafts are dropped, those to others stay", () => {
  expect(withoutTransfersTo(analysed(TRANSFER, DELETION), new Set(["in"])).analysis?.actions).toEqual([
    DELETION,
  ]);
  expect(withoutTransfersTo(analysed(TRANSFER), new Set(["other"]))).toEqual(analysed(TRANSFER));
});
