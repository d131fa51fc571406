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
