import type { Account } from "../../account-plan/index.ts";
import { type DateRange, type IsoDate, isoDate, rangeContains } from "../../calendar/index.ts";
import type { Entry } from "../transaction.ts";
import { isNamedFood, rateInName } from "./vat-names.ts";
import { vatPairs } from "./vat-pairs.ts";
import type { VatRate } from "./vat-rates.ts";

/** The days on which food has 6 percent (prop. 2025/26:55). Restaurants and catering keep 12. */
const LOWERED: DateRange = { from: isoDate("2026-04-01"), to: isoDate("2027-12-31") };
const LOWERED_TEXT = `Livsmedel har 6\u00A0% moms från ${LOWERED.from} till och med ${LOWERED.to}`;

/** The rate of food on a day; undefined: no day is known, and it is the ordinary one. */
export function foodVatRate(date: IsoDate | undefined): VatRate {
  return date !== undefined && rangeContains(LOWERED, date) ? 6 : 12;
}

/**
 * True when an account may have had food at both rates in a period that ends on this day: one that is named so, or one
 * of 12 or 6 percent whose name does not say which. Food that is returned later has the rate of its sale (TR29).
 */
export function mayHaveBothFoodRates({ name }: Account, rate: VatRate, through: IsoDate): boolean {
  if (through < LOWERED.from) return false;
  return isNamedFood(name) || (rate !== 25 && rateInName(name) === undefined);
}

/** What a person should know of food when a row gets VAT at a rate; nothing is inferred from the rate (TR29). */
export function foodRateHint(rate: VatRate, date: IsoDate | undefined): string | undefined {
  return rate === 12 && foodVatRate(date) === 6 ? `${LOWERED_TEXT}.` : undefined;
}

interface DatedRows {
  readonly date: IsoDate | undefined;
  readonly entries: readonly Pick<Entry, "accountId" | "amount">[];
  /** The day of the booking that the rows were taken from. */
  readonly takenFrom?: IsoDate | undefined;
}

/**
 * A sentence when rows have VAT at the rate that food has on other days: rows of an account that is named so, or rows
 * taken from a booking of such a day. It stops nothing, since what is returned has the rate of its sale (TR29).
 */
export function foodRateNotice(
  { date, entries, takenFrom }: DatedRows,
  chart: ReadonlyMap<number, Pick<Account, "name">>,
): string | undefined {
  if (date === undefined) return undefined;
  const now = foodVatRate(date);
  const other = now === 6 ? 12 : 6;
  const accounts = vatPairs(entries).flatMap(({ base, rate }) =>
    rate === other ? entries.slice(base, base + 1).map(({ accountId }) => accountId) : [],
  );
  const [first] = accounts;
  if (first === undefined) return undefined;
  const named = accounts.find((account) => isNamedFood(chart.get(account)?.name ?? ""));
  if (named !== undefined) {
    return `Momsen på ${named} är ${other}\u00A0%. ${LOWERED_TEXT}, annars 12\u00A0%.`;
  }
  const isFromOtherDays = takenFrom !== undefined && foodVatRate(takenFrom) === other;
  return isFromOtherDays
    ? `Momsen på ${first} är ${other}\u00A0%, som ${takenFrom}. ${LOWERED_TEXT}, annars 12\u00A0%.`
    : undefined;
}
