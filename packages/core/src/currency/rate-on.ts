import { addDays, type IsoDate, isoDate } from "../calendar/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import type { RateError } from "./rate-error.ts";

/** A rate of one day: kronor for one unit of the currency, as it was published. */
export interface DatedRate {
  readonly date: IsoDate;
  readonly value: number;
}

/** No service has older rates: the krona floats since November 1992, and the Riksbank's series begin with this year. */
export const FIRST_RATE_DAY = isoDate("1993-01-01");
/** How far back a rate is looked for: longer than any run of days without banks (CU2). */
const MAX_DAYS_BACK = 10;

/** The first day whose rate can be the one of `date` (CU2). */
export function firstRateDay(date: IsoDate): IsoDate {
  return addDays(date, -MAX_DAYS_BACK);
}

/**
 * The rate of a day: the latest one published on or before it, at most 10 days back (CU2). The observations may be in
 * any order.
 */
export function rateOn(
  observations: readonly DatedRate[],
  currency: string,
  date: IsoDate,
): Result<DatedRate, RateError> {
  const from = firstRateDay(date);
  let latest: DatedRate | undefined;
  for (const each of observations) {
    if (each.date < from || each.date > date) continue;
    if (latest === undefined || each.date > latest.date) latest = each;
  }
  return latest === undefined ? err({ code: "rate-not-found", currency, date }) : ok(latest);
}
