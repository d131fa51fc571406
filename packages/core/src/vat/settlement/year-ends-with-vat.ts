import { isSettledAccount, type VatBooks } from "../vat-moves.ts";
import { closingThrough } from "./moves-of-days.ts";

/** Whether a year's accounts have VAT left at its end, which the year after may have settled (VR14). */
export function yearEndsWithVat(books: VatBooks): boolean {
  return [...closingThrough(books.ledger)].some(
    ([account, balance]) => balance !== 0 && isSettledAccount(books, account),
  );
}
