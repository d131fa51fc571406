import { closingBalances, type Ledger } from "../../ledger/index.ts";
import { isSettledAccount, type VatBooks } from "../vat-moves.ts";

/**
 * Whether a year's accounts have VAT left at its end (OV4): other than what the year after opened with, where that one has
 * settled all of it (VR14).
 */
export function yearEndsWithVat(books: VatBooks, settledIn?: Ledger): boolean {
  const settled = new Map(
    settledIn?.openingBalances.map(({ accountId, balance }) => [accountId, balance] as const),
  );
  return [...closingBalances(books.ledger)].some(
    ([account, balance]) => balance !== (settled.get(account) ?? 0) && isSettledAccount(books, account),
  );
}
