import { type Account, type AccountNo, accountNo } from "../../account-plan/index.ts";
import { err, ok, type Result } from "../../shared/index.ts";
import { isNamedAbroad, isNamedWithoutVat } from "./vat-names.ts";
import type { VatSplitRefusal } from "./vat-split-refusal.ts";
import { withoutVat } from "./without-vat.ts";

/** The rates that a row can be split by, percent. */
export const VAT_RATES = [25, 12, 6] as const;
export type VatRate = (typeof VAT_RATES)[number];

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

/** An account of the published table of VAT splits. */
export interface ListedAccountVat extends AccountVat {
  readonly account: number;
  /** Names of the same number in published charts that use it for something else. */
  readonly otherNames?: readonly string[] | undefined;
}

export type VatSplitTable = ReadonlyMap<number, ListedAccountVat>;

type CodedVat = Omit<AccountVat, "rate">;

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

/**
 * The VAT of an account (rule TR6): the treatment is that of its tax code, else that of the table; the rate is the one
 * in its name, else the table's. Without a row in the table, or when name or type contradict it, there is no VAT.
 */
export function vatOfAccount(account: Account, table: VatSplitTable): Result<AccountVat, VatSplitRefusal> {
  const { id, name, type, taxCode } = account;
  const listed = table.get(id);
  const none = err({ code: "no-vat", account: id, reason: withoutVat(account) } as const);
  if (listed === undefined || !suits(type, listed.treatment)) return none;
  if (listed.otherNames?.includes(name) === true || isNamedWithoutVat(name)) return none;
  const rate = rateInName(name) ?? listed.rate;
  if (taxCode === undefined) {
    return isNamedAbroad(name) && listed.treatment !== "reverse" ? none : ok({ ...vatOf(listed), rate });
  }
  const coded = BY_TAX_CODE.get(taxCode);
  if (coded === undefined || !suits(type, coded.treatment)) {
    return err({ code: "tax-code", account: id, taxCode });
  }
  return ok({ ...coded, rate });
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

function suits(type: Account["type"], treatment: VatTreatment): boolean {
  return treatment === "output" ? type === "income" : type === "cost" || type === "asset";
}

/** The rate in an account's name; undefined when it has none or several. */
function rateInName(name: string): VatRate | undefined {
  const named = VAT_RATES.filter((rate) => new RegExp(`(?<![\\d.,])${rate} ?%`).test(name));
  return named.length === 1 ? named[0] : undefined;
}
