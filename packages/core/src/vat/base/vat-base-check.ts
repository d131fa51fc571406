import type { AccountNo } from "../../account-plan/index.ts";
import { negateOre, type Ore, ore, sumOre } from "../../money/index.ts";
import type { VatReportRow } from "../vat-report-row.ts";
import { BOX_GROUPS, SALES_GROUP } from "../vat-return-box.ts";

/** A group of bases whose output VAT is not the rates of them, in öre. */
export interface BaseDifference {
  readonly bases: readonly number[];
  readonly taxes: readonly number[];
  /** The only rate that differs, in percent; undefined: the sum over the rates. */
  readonly rate?: number;
  /** The bases as booked. */
  readonly base: Ore;
  /** What the booked VAT is the rate of, rounded to öre. */
  readonly implied: Ore;
}

/** The rate that sales on an account usually have, in percent; undefined when the account does not tell. */
export type RateOfAccount = (account: AccountNo) => number | undefined;

/** Half a krona of VAT for each rate. */
const TOLERANCE = 50;
/** Divided by 25, 12 and 6 without a rest, so that VAT of any rate becomes its base in whole numbers. */
const SCALE = 300;

/**
 * The groups whose booked bases differ from what their booked VAT is the rate of, by more than half a krona of VAT for
 * each rate that has VAT (VR8). Where the rate of every base account is known, each rate is checked by itself as well.
 */
export function baseDifferences(
  rows: readonly VatReportRow[],
  rateOf?: RateOfAccount,
): readonly BaseDifference[] {
  return BOX_GROUPS.flatMap(({ bases, taxes }) => {
    const [baseRows, taxRows] = [rowsOf(rows, bases), rowsOf(rows, taxes)];
    const whole = differenceOf(sumOre(baseRows.map(({ exact }) => exact)), taxRows);
    const found = whole === undefined ? rateDifferences(baseRows, taxRows, rateOf) : [whole];
    return found.map((difference) => ({ bases, taxes, ...difference }));
  });
}

/** What the bases of sales lack of what their VAT is the rate of, below 0 what they have too much; undefined of others. */
export function missingSalesBase({ bases, base, implied }: BaseDifference): Ore | undefined {
  return bases === SALES_GROUP.bases ? sumOre([implied, negateOre(base)]) : undefined;
}

type Difference = Pick<BaseDifference, "base" | "implied" | "rate">;

function rowsOf(rows: readonly VatReportRow[], boxes: readonly number[]): readonly VatReportRow[] {
  return rows.filter(({ box }) => boxes.includes(box.box));
}

function differenceOf(base: Ore, taxRows: readonly VatReportRow[]): Difference | undefined {
  const taxed = taxRows.filter(({ exact }) => exact !== 0);
  const implied = sum(taxed.map(({ exact, box }) => exact * perRate(box.rate)));
  const tolerance = sum(taxed.map(({ box }) => TOLERANCE * perRate(box.rate)));
  if (Math.abs(base * SCALE - implied) <= tolerance) return undefined;
  return { base, implied: ore(Math.round(implied / SCALE)) };
}

function rateDifferences(
  baseRows: readonly VatReportRow[],
  taxRows: readonly VatReportRow[],
  rateOf: RateOfAccount | undefined,
): readonly Difference[] {
  const accounts = baseRows.flatMap((row) => row.accounts).filter(({ amount }) => amount !== 0);
  const rated = accounts.map(({ account, amount }) => ({ amount, rate: rateOf?.(account) }));
  if (rated.some(({ rate }) => rate === undefined)) return [];
  return taxRows.flatMap((row) => {
    const { rate } = row.box;
    const base = sumOre(rated.filter((each) => each.rate === rate).map(({ amount }) => amount));
    const implied = row.exact * perRate(rate);
    const differs = Math.abs(base * SCALE - implied) > TOLERANCE * perRate(rate);
    if (!differs || rate === undefined) return [];
    return [{ rate, base, implied: ore(Math.round(implied / SCALE)) }];
  });
}

/** By what VAT of a rate is multiplied to be SCALE times its base. */
function perRate(rate = 100): number {
  return (SCALE * 100) / rate;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
