import { type Account, type AccountNo, accountNo } from "../../account-plan/index.ts";
import type { IsoDate } from "../../calendar/index.ts";
import { err, ok, type Result } from "../../shared/index.ts";
import { type AccountVat, type CodedVat, suitsVat, vatOfTaxCode } from "./coded-vat.ts";
import { foodVatRate } from "./food-rate.ts";
import { vatOfUnlisted } from "./unlisted-vat.ts";
import { isNamedAbroad, isNamedFood, isNamedWithoutVat, rateInName } from "./vat-names.ts";
import { VAT_RATES, type VatRate } from "./vat-rates.ts";
import type { VatSplitRefusal } from "./vat-split-refusal.ts";
import { withoutVat } from "./without-vat.ts";

/** An account of the published table of VAT splits. */
export interface ListedAccountVat extends AccountVat {
  readonly account: number;
  /** Names of the same number in published charts that use it for something else. */
  readonly otherNames?: readonly string[] | undefined;
}

export type VatSplitTable = ReadonlyMap<number, ListedAccountVat>;

/**
 * The VAT of an account (rule TR6): the treatment is that of its tax code, else that of the table; the rate is the one
 * in its name, else that of food on the day where the name says food (TR29), else the table's. When name or
 * type contradict the table, there is no VAT. A rate that is chosen is the account's where nothing else gives one (TR5).
 */
export function vatOfAccount(
  account: Account,
  table: VatSplitTable,
  date?: IsoDate,
  chosen?: VatRate,
): Result<AccountVat, VatSplitRefusal> {
  const { id, name, type, taxCode } = account;
  const listed = table.get(id);
  if (listed === undefined) return vatOfUnlisted(account, { table, date, chosen });
  const none = err({ code: "no-vat", account: id, reason: withoutVat(account) } as const);
  if (!suitsVat(type, listed.treatment)) return none;
  if (listed.otherNames?.includes(name) === true || isNamedWithoutVat(name)) return none;
  const rate = rateInName(name) ?? (isNamedFood(name) ? foodVatRate(date) : listed.rate);
  if (taxCode === undefined) {
    return isNamedAbroad(name) && listed.treatment !== "reverse" ? none : ok({ ...vatOf(listed), rate });
  }
  const coded = vatOfTaxCode(taxCode, type);
  return coded === undefined ? err({ code: "tax-code", account: id, taxCode }) : ok({ ...coded, rate });
}

/** The rates that a person can choose between for an account that may have VAT, but whose rate nothing gives (TR5). */
export function choosableVatRates(
  account: Account,
  table: VatSplitTable,
  date?: IsoDate,
): readonly VatRate[] {
  if (vatOfAccount(account, table, date).ok) return [];
  return VAT_RATES.filter((rate) => vatOfAccount(account, table, date, rate).ok);
}

/**
 * The VAT accounts at a rate, the credited one first: the tens of an output account say which rate it is for (2611,
 * 2621, 2631).
 */
export function vatAccountsAt({ output, input }: AccountVat, rate: VatRate): readonly AccountNo[] {
  const credited = output === undefined ? [] : [2610 + VAT_RATES.indexOf(rate) * 10 + (output % 10)];
  const debited = input === undefined ? [] : [input];
  return [...credited, ...debited].map(accountNo);
}

function vatOf({ treatment, output, input }: ListedAccountVat): CodedVat {
  return { treatment, output, input };
}
