import { type DateRange, daysBetween, type IsoDate, isIsoDate, rangeContains } from "../calendar/index.ts";
import type { CurrencySeries } from "./currency-series.ts";
import type { DatedRate } from "./rate-on.ts";

/** What one euro was worth on a day, by currency: the reference rates of the European Central Bank. */
export interface EuroRates {
  readonly date: IsoDate;
  readonly rates: Readonly<Record<string, number>>;
}

const DAY = /<Cube time=["'](\d{4}-\d{2}-\d{2})["']>/g;
const RATE = /<Cube currency=["']([A-Z]{3})["'] rate=["'](\d+(?:\.\d+)?)["']\s*\/>/g;
const ECB = "ECB-";
/** Of a cross rate; the published ones have five or six. */
const CROSS_DIGITS = 10;

/**
 * The days of a range in a file of ECB's `eurofxref` (the daily one, that of 90 days or the whole history), in the order
 * of the file; undefined when the text is no such file. Days outside the range are not read further.
 */
export function readEurofxref(xml: string, range: DateRange): readonly EuroRates[] | undefined {
  const found = [...xml.matchAll(DAY)];
  if (found.length === 0) return undefined;
  return found.flatMap((match, index) => {
    const [, date = ""] = match;
    if (!isIsoDate(date) || !rangeContains(range, date)) return [];
    const text = xml.slice(match.index, found[index + 1]?.index);
    const pairs = [...text.matchAll(RATE)].flatMap(([, currency = "", rate]) => {
      const value = Number(rate);
      return value > 0 ? [[currency, value] as const] : [];
    });
    return [{ date, rates: Object.fromEntries(pairs) }];
  });
}

/**
 * The series that days of ECB make: the euro, and every currency that has a rate beside that of the krona (CU4). One
 * without a rate from `openFrom` on is no longer published.
 */
export function euroSeries(days: readonly EuroRates[], openFrom: IsoDate): readonly CurrencySeries[] {
  const currencies = new Set(days.flatMap(({ rates }) => Object.keys(rates)));
  if (!currencies.delete("SEK")) return [];
  const recent = days.filter(({ date }) => date >= openFrom);
  const open = new Set(["EUR", ...recent.flatMap(({ rates }) => Object.keys(rates))]);
  return ["EUR", ...currencies].toSorted().map((currency) => ({
    seriesId: `${ECB}${currency}`,
    shortDescription: currency,
    seriesClosed: !open.has(currency),
  }));
}

/** The currency of a series of ECB; undefined for other series. */
export function currencyOfEuroSeries(seriesId: string): string | undefined {
  return seriesId.startsWith(ECB) ? seriesId.slice(ECB.length) : undefined;
}

/**
 * Kronor for one unit of a currency, oldest first: kronor for a euro divided by units for a euro, to ten significant
 * digits (CU4). Days without one of the two are left out.
 */
export function crossRates(days: readonly EuroRates[], currency: string): readonly DatedRate[] {
  return days
    .flatMap(({ date, rates }) => {
      const kronor = rates["SEK"];
      const units = currency === "EUR" ? 1 : rates[currency];
      if (kronor === undefined || units === undefined) return [];
      return [{ date, value: Number((kronor / units).toPrecision(CROSS_DIGITS)) }];
    })
    .toSorted((a, b) => daysBetween(b.date, a.date));
}
