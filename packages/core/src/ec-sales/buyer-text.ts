import { bareText } from "../suggestion/index.ts";
import type { Transaction } from "../transaction/index.ts";

/** The id of a remembered number: that of every voucher with a counterparty's text, or of one voucher. */
export type BuyerId = string;

/** A buyer's VAT number as it is remembered (EC3). */
export interface RememberedVatNumber {
  readonly id: BuyerId;
  /** In the form of `parseVatNumber`. */
  readonly vatNumber: string;
}

/** More of a text tells no buyer from another. */
const LONGEST = 300;

/**
 * The id by which the buyer of vouchers with this text is remembered: its text without what belongs to one booking
 * alone. Undefined where nothing is left of it: then only the voucher itself can have a number.
 */
export function buyerOfText(text: string): BuyerId | undefined {
  const bare = bareText(text).toLowerCase().slice(0, LONGEST).trim();
  return bare === "" ? undefined : `text ${bare}`;
}

/** The id of the number of one voucher alone. */
export function buyerOfVoucher(
  fiscalYearId: string,
  { series, number }: Pick<Transaction, "series" | "number">,
): BuyerId {
  return `voucher ${fiscalYearId} ${series} ${number}`;
}
