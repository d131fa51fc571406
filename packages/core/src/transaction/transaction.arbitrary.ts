import fc from "fast-check";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { negateOre, ore, sumOre } from "../money/index.ts";
import type { Entry, Transaction } from "./transaction.ts";

const entry: fc.Arbitrary<Entry> = fc.record({
  accountId: fc.constantFrom(1930, 2440, 2641, 3001, 5410).map(accountNo),
  amount: fc.integer({ min: -1e9, max: 1e9 }).map(ore),
});

/** Any rows, closed by one row on 1930 that makes the sum zero. */
export const balancedEntries: fc.Arbitrary<readonly Entry[]> = fc
  .array(entry, { minLength: 1, maxLength: 6 })
  .map((rows) => [
    ...rows,
    { accountId: accountNo(1930), amount: negateOre(sumOre(rows.map(({ amount }) => amount))) },
  ]);

export const balancedTransaction: fc.Arbitrary<Transaction> = fc.record({
  series: fc.constantFrom("A", "B"),
  number: fc.integer({ min: 1, max: 1000 }),
  date: fc.constantFrom("2025-01-01", "2025-06-30", "2025-12-31").map(isoDate),
  text: fc.constantFrom("Papper", "papper", "Hyra"),
  entries: balancedEntries,
  locked: fc.boolean(),
});

/** A transaction with rows of account and öre, for tables. */
export function transactionOf(
  series: string,
  number: number,
  date: string,
  text: string,
  rows: readonly (readonly [account: number, amount: number])[] = [],
): Transaction {
  return {
    series,
    number,
    date: isoDate(date),
    text,
    entries: rows.map(([account, amount]) => ({ accountId: accountNo(account), amount: ore(amount) })),
    locked: false,
  };
}

/** A short list, in the order of its numbers, with texts that sort and fold in all ways. */
export const LISTED_TRANSACTIONS: readonly Transaction[] = [
  transactionOf("A", 1, "2025-03-01", "Ångbåt till Öland", [
    [1930, -249_50],
    [5800, 200_00],
    [2641, 49_50],
  ]),
  {
    ...transactionOf("A", 2, "2025-02-01", "Café", [
      [1910, -65_00],
      [6071, 65_00],
    ]),
    annotation: "Möte med Åsa",
  },
  transactionOf("A", 10, "2025-02-01", "bensin", [
    [1930, -1930_00],
    [5611, 1930_00],
  ]),
  {
    ...transactionOf("LÖN", 1, "2025-03-25", "Lön"),
    entries: [{ accountId: accountNo(7010), amount: ore(25_000_00), text: "Månadslön" }],
  },
];

/** Rows of account and kronor, debit positive. */
export function entriesInKronor(...rows: readonly [account: number, kronor: number][]): Entry[] {
  return rows.map(([account, kronor]) => ({
    accountId: accountNo(account),
    amount: ore(Math.round(kronor * 100)),
  }));
}
