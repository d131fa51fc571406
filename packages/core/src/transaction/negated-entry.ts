import { negateOre } from "../money/index.ts";
import { bookedEntries } from "./entries-balance.ts";
import type { Entry } from "./transaction.ts";

/**
 * Whether rows are the exact negative of others, row by row, as a reversal has them: rows that are struck or 0 are in
 * neither (TR20).
 */
export function isReversalOf(rows: readonly Entry[], original: readonly Entry[]): boolean {
  return isCopyOf(rows, bookedEntries(original).map(negatedEntry));
}

/** Whether rows are others, row by row: accounts, amounts and quantities. */
export function isCopyOf(rows: readonly Entry[], expected: readonly Entry[]): boolean {
  return (
    rows.length === expected.length &&
    expected.every(({ accountId, amount, quantity }, place) => {
      const row = rows[place];
      return row?.accountId === accountId && row.amount === amount && row.quantity === quantity;
    })
  );
}

/** A row with its amount, its amount in another currency and its quantity negated. */
export function negatedEntry(entry: Entry): Entry {
  const { quantity, foreignCurrencyAmount } = entry;
  return {
    ...entry,
    amount: negateOre(entry.amount),
    ...(quantity === undefined ? {} : { quantity: 0 - quantity }),
    ...(foreignCurrencyAmount === undefined
      ? {}
      : {
          foreignCurrencyAmount: {
            ...foreignCurrencyAmount,
            amount: negateOre(foreignCurrencyAmount.amount),
          },
        }),
  };
}
