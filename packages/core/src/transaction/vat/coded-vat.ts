import type { Account } from "../../account-plan/index.ts";
import type { VatRate } from "./vat-rates.ts";

/**
 * input: bought in Sweden, the amount includes VAT. output: sold in Sweden, the amount includes VAT. reverse: the
 * amount is without VAT, and the buyer books both sides (reverse charge, import).
 */
export type VatTreatment = "input" | "output" | "reverse";

/** The VAT treatment of an account: a row of the table, or what the account's own tax code says. */
export interface AccountVat {
  readonly treatment: VatTreatment;
  /** The usual rate. */
  readonly rate: VatRate;
  /** The VAT account that is credited at `rate`; other rates have neighbouring accounts. */
  readonly output?: number | undefined;
  /** The VAT account that is debited, at any rate. */
  readonly input?: number | undefined;
}

/** The treatment of an account, without a rate. */
export type CodedVat = Omit<AccountVat, "rate">;

/** What is bought in Sweden, in an account without a tax code. */
export const DOMESTIC_PURCHASE: CodedVat = { treatment: "input", input: 2641 };
const DOMESTIC_REVERSE: CodedVat = { treatment: "reverse", output: 2614, input: 2647 };
const FOREIGN_REVERSE: CodedVat = { treatment: "reverse", output: 2614, input: 2645 };

/** The boxes of the VAT return for sales and purchases whose VAT is computed on the amount. */
const BY_TAX_CODE: ReadonlyMap<number, CodedVat> = new Map([
  [5, { treatment: "output", output: 2611 }],
  [6, { treatment: "output", output: 2612 }],
  [8, { treatment: "output", output: 2613 }],
  [20, FOREIGN_REVERSE],
  [21, FOREIGN_REVERSE],
  [22, FOREIGN_REVERSE],
  [23, DOMESTIC_REVERSE],
  [24, DOMESTIC_REVERSE],
  [50, { treatment: "reverse", output: 2615, input: 2645 }],
]);

/** What a tax code says is done; undefined where it is another kind of code, or contradicts the account's type. */
export function vatOfTaxCode(taxCode: number, type: Account["type"]): CodedVat | undefined {
  const coded = BY_TAX_CODE.get(taxCode);
  return coded !== undefined && suitsVat(type, coded.treatment) ? coded : undefined;
}

/** Whether an account of this type can have VAT of this kind. */
export function suitsVat(type: Account["type"], treatment: VatTreatment): boolean {
  return treatment === "output" ? type === "income" : type === "cost" || type === "asset";
}
