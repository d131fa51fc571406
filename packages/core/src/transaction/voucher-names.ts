import type { Transaction } from "./transaction.ts";

/** Transactions as a sentence names them: A 4, A 5. No name is broken between its series and its number. */
export function voucherNames(vouchers: readonly Pick<Transaction, "series" | "number">[]): string {
  return vouchers.map(({ series, number }) => `${series}\u00A0${number}`).join(", ");
}
