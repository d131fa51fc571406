import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { entriesInKronor, transactionOf } from "../transaction/transaction.arbitrary.ts";
import {
  accountUse,
  addToSuggestions,
  isSameText,
  newSuggestionIndex,
  recalledTransaction,
  type SuggestionIndex,
} from "./suggestion-index.ts";

const make = (number: number, date: string, text: string) => transactionOf("A", number, date, text);

function indexOf(transactions: readonly Transaction[]): SuggestionIndex {
  const index = newSuggestionIndex();
  addToSuggestions(index, transactions);
  return index;
}

test("a text recalls the latest transaction with the same words", () => {
  const index = indexOf([
    make(2, "2025-03-01", "Café  Åsa"),
    make(3, "2025-03-01", "cafe asa "),
    make(1, "2025-02-01", "Café Åsa"),
    make(4, "2025-01-01", "Hyra"),
    make(5, "2025-01-01", "  "),
  ]);
  expect(recalledTransaction(index, "CAFÉ ÅSA")?.number).toBe(3);
  expect(recalledTransaction(index, "hyra")?.number).toBe(4);
  expect(recalledTransaction(index, "Hyr")).toBeUndefined();
  expect(recalledTransaction(index, " ")).toBeUndefined();
});

test("the latest is that of the latest date, whatever its number", () => {
  const [late, early] = [make(1, "2025-03-02", "Lera"), make(2, "2025-03-01", "Lera")];
  for (const both of [
    [late, early],
    [early, late],
  ]) {
    expect(recalledTransaction(indexOf(both), "lera")).toBe(late);
  }
});

test("blanks between the words count as one, and not as none", () => {
  const index = indexOf([make(1, "2025-03-01", "Café \t Åsa")]);
  expect(recalledTransaction(index, "café åsa")?.number).toBe(1);
  expect(recalledTransaction(index, "caféåsa")).toBeUndefined();
});

test("an index that is added to piece by piece is the one of all, and a text known before is renewed", () => {
  const all = [make(1, "2025-02-01", "Lera"), make(2, "2025-03-01", "Hyra"), make(3, "2025-03-02", "LERA")];
  const index = newSuggestionIndex();
  for (const one of all) addToSuggestions(index, [one]);
  expect(index).toEqual(indexOf(all));
  expect(recalledTransaction(index, "lera")?.number).toBe(3);
});

const bought = (number: number, account: number, kronor = 80) => ({
  ...make(number, "2025-03-01", "Lera"),
  entries: entriesInKronor([1930, -kronor], [account, kronor]),
});

test("TR4: numbers, dates and what stands between words make no other text", () => {
  const index = indexOf([
    { ...bought(1, 4010), text: "Lerboden, faktura 1001" },
    { ...bought(2, 4010), text: "Lerboden faktura 1002" },
    { ...bought(3, 4010), text: "200422" },
  ]);
  expect(recalledTransaction(index, "lerboden faktura 1003")?.number).toBe(2);
  expect(recalledTransaction(index, "200422")?.number).toBe(3);
  expect(recalledTransaction(index, "200423")).toBeUndefined();
  expect(isSameText("Hyra november 2026", "HYRA")).toBe(true);
  expect(isSameText("Hyra lokal", "Hyra")).toBe(false);
});

test("an account is used as much as its rows, and half as much 90 days earlier", () => {
  const [row] = entriesInKronor([5460, 80]);
  const entries = [
    ...bought(1, 4010).entries,
    ...(row === undefined ? [] : [{ ...row, adjustmentType: false }]),
  ];
  const index = indexOf([
    transactionOf("A", 1, "2026-03-31", "a", [[4010, 1]]),
    transactionOf("A", 2, "2025-12-31", "", [
      [5460, 1],
      [1930, -1],
    ]),
    transactionOf("A", 3, "2025-12-31", "b", [[1930, 1]]),
  ]);
  const use = (number: number) => accountUse(index, accountNo(number));
  expect(use(4010)).toBeGreaterThan(0);
  expect(use(5460)).toBeCloseTo(use(4010) / 2);
  expect(use(1930)).toBe(2 * use(5460));
  expect(use(6110)).toBe(0);
  const struck = indexOf([{ ...bought(1, 4010), entries }]);
  expect(accountUse(struck, accountNo(5460))).toBe(0);
});

test("the use of an account is a number on every day", () => {
  const index = indexOf([
    transactionOf("A", 1, "9999-12-31", "a", [[1930, 1]]),
    transactionOf("A", 2, "0001-01-01", "b", [[1910, 1]]),
  ]);
  expect(Number.isFinite(accountUse(index, accountNo(1930)))).toBe(true);
  expect(accountUse(index, accountNo(1910))).toBe(0);
});
