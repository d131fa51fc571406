import { expect, test } from "vitest";
import {
  addToRecall,
  isUsuallyBookedSo,
  newRecallIndex,
  type RecallIndex,
  recalledTransaction,
} from "./recall.ts";
import { entriesInKronor, transactionOf } from "./transaction.arbitrary.ts";
import type { Transaction } from "./transaction.ts";

const make = (number: number, date: string, text: string) => transactionOf("A", number, date, text);

function recallIndex(transactions: readonly Transaction[]): RecallIndex {
  const index = newRecallIndex();
  addToRecall(index, transactions);
  return index;
}

test("a text recalls the latest transaction with the same words", () => {
  const index = recallIndex([
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
    expect(recalledTransaction(recallIndex(both), "lera")).toBe(late);
  }
});

test("blanks between the words count as one, and not as none", () => {
  const index = recallIndex([make(1, "2025-03-01", "Café \t Åsa")]);
  expect(recalledTransaction(index, "café åsa")?.number).toBe(1);
  expect(recalledTransaction(index, "caféåsa")).toBeUndefined();
});

test("an index that is added to piece by piece is the one of all, and a text known before is renewed", () => {
  const all = [make(1, "2025-02-01", "Lera"), make(2, "2025-03-01", "Hyra"), make(3, "2025-03-02", "LERA")];
  const index = newRecallIndex();
  for (const one of all) addToRecall(index, [one]);
  expect(index).toEqual(recallIndex(all));
  expect(recalledTransaction(index, "lera")?.number).toBe(3);
});

const bought = (number: number, account: number, kronor = 80) => ({
  ...make(number, "2025-03-01", "Lera"),
  entries: entriesInKronor([1930, -kronor], [account, kronor]),
});

test.each<[name: string, accounts: readonly number[], isUsual: boolean]>([
  ["one alone", [4010], true],
  ["five of six", [5460, 4010, 4010, 4010, 4010, 4010], true],
  ["four of five", [5460, 4010, 4010, 4010, 4010], true],
  ["three of four", [5460, 4010, 4010, 4010], false],
  ["the latest alone of five", [4010, 4010, 4010, 4010, 5460], false],
])("TR4: whether a text is usually booked as the latest time: %s", (_, accounts, isUsual) => {
  const index = recallIndex(accounts.map((account, n) => bought(n + 1, account, 10 + n)));
  expect(isUsuallyBookedSo(index, "LERA")).toBe(isUsual);
});

test("TR4: sides count, the order of rows does not, and an unknown text is not usual", () => {
  const [first, turned] = [bought(1, 4010), bought(2, 4010, -80)];
  expect(isUsuallyBookedSo(recallIndex([first, turned]), "lera")).toBe(false);
  const reordered = { ...bought(2, 4010), entries: entriesInKronor([4010, 80], [1930, -80]) };
  expect(isUsuallyBookedSo(recallIndex([first, reordered]), "lera")).toBe(true);
  expect(isUsuallyBookedSo(recallIndex([first]), "hyra")).toBe(false);
});
