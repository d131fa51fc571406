import { type Ledger, latestTransactions } from "../ledger/index.ts";
import { attachedFileIds, type Transaction } from "../transaction/index.ts";

const LOOKED_AT = 50;

/**
 * The latest transaction without a file, in books where at least half of the latest fifty have one: then a missing file
 * is more likely forgotten than intended. Undefined otherwise.
 */
export function transactionWithoutFile(ledger: Ledger): Transaction | undefined {
  const latest = latestTransactions(ledger, LOOKED_AT);
  const without = latest.filter((transaction) => attachedFileIds(transaction).length === 0);
  return without.length * 2 > latest.length ? undefined : without[0];
}
