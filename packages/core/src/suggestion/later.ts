import { compareTransactions, type Transaction } from "../transaction/index.ts";

/** Whether a transaction is a later one than another: by its date, then in the order of registration. */
export function isLater(a: Transaction, b: Transaction): boolean {
  return a.date === b.date ? compareTransactions(a, b) > 0 : a.date > b.date;
}
