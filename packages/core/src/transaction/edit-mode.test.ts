import { expect, test } from "vitest";
import { ACCOUNT_TYPES } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import {
  defaultEditMode,
  directedAmount,
  moneyDirectionOf,
  simpleModeErrors,
  simpleRows,
  turnedTo,
  usualDirection,
  withSimpleAmount,
} from "./edit-mode.ts";
import { type TransactionFormRow, transactionErrorText } from "./validate-transaction.ts";

const row = (accountId?: number, amount?: number): TransactionFormRow => ({
  ...(accountId === undefined ? {} : { accountId }),
  ...(amount === undefined ? {} : { amount: ore(amount) }),
});

test.each([
  [undefined, "PP", "simple"],
  [undefined, "AB", "advanced"],
  ["advanced", "PP", "advanced"],
  ["simple", "AB", "simple"],
] as const)("stored %s and type %s open in %s (TR13)", (stored, type, mode) => {
  expect(defaultEditMode(stored, type)).toBe(mode);
});

test.each<[string, readonly TransactionFormRow[], readonly TransactionFormRow[] | undefined]>([
  ["nothing", [], [row(), row()]],
  ["empty rows", [row(), row(), row()], [row(), row()]],
  ["two that balance, in their order", [row(6110, 5), row(), row(1930, -5)], [row(6110, 5), row(1930, -5)]],
  ["one amount", [row(6110, 5), row(1930)], [row(6110, 5), row(1930, -5)]],
  ["the second amount", [row(6110), row(1930, -5)], [row(6110, 5), row(1930, -5)]],
  ["one row", [row(6110, 5)], [row(6110, 5), row(undefined, -5)]],
  ["an amount of 0 is none", [row(6110, 5), row(1930, 0)], [row(6110, 5), row(1930, -5)]],
  ["two accounts", [row(6110), row(1930)], [row(6110), row(1930)]],
  ["two that do not balance", [row(6110, 5), row(1930, -4)], undefined],
  ["three", [row(6110, 5), row(1930, -4), row(2641, -1)], undefined],
])("%s in simple mode (TR9)", (_, rows, expected) => {
  expect(simpleRows(rows)).toEqual(expected);
});

test("the second amount follows the first", () => {
  const rows = [row(6110), { ...row(1930, -5), text: "x" }] as const;
  expect(withSimpleAmount(rows, ore(7))).toEqual([row(6110, 7), { ...row(1930, -7), text: "x" }]);
  expect(withSimpleAmount(rows, undefined)).toStrictEqual([row(6110), { ...row(1930), text: "x" }]);
});

test("income comes in, all else goes out, until a person chooses (TR9)", () => {
  const coming = ACCOUNT_TYPES.filter((type) => usualDirection(type) === "in");
  expect(coming).toEqual(["income"]);
  expect(usualDirection(undefined)).toBe("out");
});

test.each([
  ["out", 5, 5],
  ["out", -5, -5],
  ["in", 5, -5],
  ["in", -5, 5],
  ["in", 0, 0],
] as const)("money %s, %i typed: %i on the first row (TR9)", (direction, typed, amount) => {
  expect(directedAmount(ore(typed), direction)).toBe(amount);
});

test.each([
  [5, "out"],
  [-5, "in"],
  [0, undefined],
  [undefined, undefined],
] as const)("%s on the first row is money %s", (amount, direction) => {
  expect(moneyDirectionOf(amount === undefined ? undefined : ore(amount))).toBe(direction);
});

test("an amount is turned, whichever way it went", () => {
  for (const amount of [5, -5]) {
    expect(turnedTo(ore(amount), "out")).toBe(5);
    expect(turnedTo(ore(amount), "in")).toBe(-5);
  }
});

test.each<[string, readonly TransactionFormRow[], readonly string[]]>([
  ["two accounts", [row(5020, 5), row(1920, -5)], []],
  ["nothing yet", [row(), row()], []],
  ["the second yet to come", [row(1920, 5), row(undefined, -5)], []],
  ["the first yet to come", [row(undefined, 5), row(1920, -5)], []],
  ["no rows", [], []],
  [
    "the same twice",
    [row(1920, 5), row(1920, -5)],
    ["Konto 1920 står på båda sidor: välj ett annat här, annars bokförs ingenting"],
  ],
])("%s in the simple mode (TR10)", (_, rows, texts) => {
  const errors = simpleModeErrors(rows);
  expect(errors.map(transactionErrorText)).toEqual(texts);
  for (const error of errors) expect(error).toMatchObject({ field: "account", row: 1 });
});
