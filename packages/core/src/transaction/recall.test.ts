import { expect, test } from "vitest";
import { addToRecall, recalledTransaction } from "./recall.ts";
import { transactionOf } from "./transaction.arbitrary.ts";
import type { Transaction } from "./transaction.ts";

const make = (number: number, date: string, text: string) => transactionOf("A", number, date, text);

function recallIndex(transactions: readonly Transaction[]): Map<string, Transaction> {
  const index = new Map<string, Transaction>();
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
  const index = new Map<string, Transaction>();
  for (const one of all) addToRecall(index, [one]);
  expect(index).toEqual(recallIndex(all));
  expect(recalledTransaction(index, "lera")?.number).toBe(3);
  addToRecall(index, all);
  expect(index).toEqual(recallIndex(all));
});
