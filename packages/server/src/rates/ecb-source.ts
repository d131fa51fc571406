import { addDays, type DateRange } from "@huvudbok/core/calendar";
import {
  crossRates,
  currencyOfEuroSeries,
  type EuroRates,
  euroSeries,
  FIRST_RATE_DAY,
  readEurofxref,
} from "@huvudbok/core/currency";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { type FetchLimits, fetchText } from "./fetch-text.ts";
import type { RateFailure, RateSource } from "./rate-source.ts";

/** The short file has these days, and a few to spare; what is older is in the file of the whole history. */
const RECENT_DAYS = 85;
const RECENT_FILE = "eurofxref-hist-90d.xml";
const WHOLE_FILE = "eurofxref-hist.xml";

/** ECB's folder `eurofxref`: files of what one euro is worth. All its series come together. */
export function ecbSource(base: URL, limits: FetchLimits): RateSource {
  async function read(file: string, range: DateRange): Promise<Result<readonly EuroRates[], RateFailure>> {
    const text = await fetchText(new URL(file, base), limits);
    if (!text.ok) return text;
    const days = readEurofxref(text.value, range);
    return days === undefined ? err({ code: "not-understood" }) : ok(days);
  }
  return {
    name: "ecb",
    series: async (today) => {
      // A currency that has ended is in the whole history alone, which is asked for once a day.
      const days = await read(WHOLE_FILE, { from: FIRST_RATE_DAY, to: today });
      return days.ok ? ok(euroSeries(days.value, addDays(today, -RECENT_DAYS))) : days;
    },
    cacheName: () => "ecb-days",
    days: (_seriesId, range, today) =>
      read(range.from >= addDays(today, -RECENT_DAYS) ? RECENT_FILE : WHOLE_FILE, range),
    rates: (days, seriesId) => crossRates(days, currencyOfEuroSeries(seriesId) ?? ""),
  };
}
