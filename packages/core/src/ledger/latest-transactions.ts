import type { IsoDate } from "../calendar/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { Ledger } from "./ledger.ts";

/** The transactions that were registered last, latest first, in time proportional to `count`. */
export function latestTransactions(ledger: Ledger, count: number): readonly Transaction[] {
  const { store, voucherCount } = ledger.registered;
  return store.vouchers.slice(Math.max(0, voucherCount - count), voucherCount).reverse();
}

/** Whether any transaction is dated after the day. */
export function hasTransactionsAfter(ledger: Ledger, day: IsoDate): boolean {
  const { store, voucherCount } = ledger.registered;
  return store.vouchers.some(({ date }, place) => place < voucherCount && date > day);
}

/** How many transactions are registered. */
export function transactionCount(ledger: Ledger): number {
  return ledger.registered.voucherCount;
}
