import type { AccountNo } from "../../account-plan/index.ts";
import { closingBalances, type Ledger } from "../../ledger/index.ts";
import { isSettledAccount, type VatBooks } from "../vat-moves.ts";

/**
 * Whether a year's accounts have VAT left at its end (OV4): other than what the year after opened with, where that one has
 * settled all of it (VR14).
 */
export function yearEndsWithVat(books: VatBooks, settledIn?: Ledger): boolean {
  const settledOn = (account: AccountNo) =>
    settledIn?.openingBalances.find(({ accountId }) => accountId === account)?.balance ?? 0;
  return [...closingBalances(books.ledger)].some(
    ([account, balance]) => balance !== settledOn(account) && isSettledAccount(books, account),
  );
}
