import { type AccountNo, isVatAccount } from "../account-plan/index.ts";
import { isVatOf, taxCodeOf, type VatPart } from "./vat-moves.ts";
import { isTaxBox } from "./vat-return-box.ts";

/** True when any account whose tax code is a box of VAT has moved by something, settlements apart (VR5). */
export function hasMovedVat(parts: readonly VatPart[]): boolean {
  return parts.some(({ books, moved }) =>
    [...moved].some(([account, amount]) => amount !== 0 && isTaxBox(taxCodeOf(books, account) ?? 0)),
  );
}

/** The accounts outside 2610-2649 that VAT of a part is booked on: no settlement can empty them (VR7). */
export function outsideAccounts({ books, moved }: VatPart): readonly AccountNo[] {
  return [...moved]
    .filter(([account, amount]) => amount !== 0 && isVatOf(books, account) && !isVatAccount(account))
    .map(([account]) => account);
}
