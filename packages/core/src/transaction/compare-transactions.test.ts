import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import { compareTransactions, transactionComparator } from "./compare-transactions.ts";
import type { Transaction } from "./transaction.ts";

const make = (
  series: string,
  number: number,
  date: string,
  text: string,
  amounts: readonly [number, number][],
): Transaction => ({
  series,
  number,
  date: isoDate(date),
  text,
  entries: amounts.map(([account, amount]) => ({ accountId: accountNo(account), amount: ore(amount) })),
  locked: false,
});
const transactions: readonly Transaction[] = [
  make("A", 1, "2025-03-01", "Ångbåt till Öland", [
    [1930, -249_50],
    [5800, 200_00],
    [2641, 49_50],
  ]),
  {
    ...make("A", 2, "2025-02-01", "Café", [
      [1910, -65_00],
      [6071, 65_00],
    ]),
    annotation: "Möte med Åsa",
  },
  make("A", 10, "2025-02-01", "bensin", [
    [1930, -1930_00],
    [5611, 1930_00],
  ]),
  {
    ...make("LÖN", 1, "2025-03-25", "Lön", []),
    entries: [{ accountId: accountNo(7010), amount: ore(25_000_00), text: "Månadslön" }],
  },
];
const ids = (list: readonly Transaction[]) => list.map(({ series, number }) => `${series} ${number}`);

describe("the order of the list", () => {
  const turned = transactions.toReversed();
  test.each([
    ["number", ["A 1", "A 2", "A 10", "LÖN 1"]],
    ["date", ["A 2", "A 10", "A 1", "LÖN 1"]],
    ["text", ["A 10", "A 2", "LÖN 1", "A 1"]],
  ] as const)("by %s", (key, expected) => {
    expect(ids(turned.toSorted(transactionComparator(key)))).toEqual(expected);
  });

  test("equal texts by number", () => {
    const alike = turned.map((transaction) => ({ ...transaction, text: "x" }));
    expect(ids(alike.toSorted(transactionComparator("text")))).toEqual(ids(transactions));
  });

  test("series that sort alike keep one order", () => {
    // The collator does not see the zero-width joiner.
    const [a, b] = [
      { series: "A", number: 2 },
      { series: "A\u200D", number: 1 },
    ];
    expect(compareTransactions(a, b)).toBe(-1);
    expect(compareTransactions(b, a)).toBe(1);
  });

  test("an unknown column is a fault of the program", () => {
    expect(() => transactionComparator("other" as never)).toThrow("Unhandled case");
  });
});
