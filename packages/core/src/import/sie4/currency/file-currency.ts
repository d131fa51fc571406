import { addDays, type DateRange, type IsoDate } from "../../../calendar/index.ts";
import { type DatedRate, firstRateDay, rateErrorText, rateOn } from "../../../currency/index.ts";
import { LOCAL_CURRENCY } from "../../../money/index.ts";
import { openingRecords, type Sie4File } from "../../../sie4/index.ts";
import type { ImportError } from "../../import-error.ts";
import type { ImportRates } from "../../import-rates.ts";

/** The currency of a file that is not in kronor, in capital letters. */
export function otherCurrency({ header }: Sie4File): string | undefined {
  const currency = (header.valuta ?? "").trim().toUpperCase();
  return currency === "" || currency === LOCAL_CURRENCY ? undefined : currency;
}

/** The day whose rate the opening balances have. */
export function dayBefore({ from }: DateRange): IsoDate {
  return addDays(from, -1);
}

/** Finds the rate of a day; each day is looked for once. */
export type RateFinder = (date: IsoDate) => DatedRate | ImportError;

/** The rates of a file by day. A day without one is an error (IM13). */
export function rateFinder(currency: string, observations: readonly DatedRate[]): RateFinder {
  const found = new Map<IsoDate, DatedRate | ImportError>();
  return (date) => {
    const known = found.get(date);
    if (known !== undefined) return known;
    const rate = rateOn(observations, currency, date);
    const made: DatedRate | ImportError = rate.ok
      ? rate.value
      : { code: "currency", currency, date, reason: rateErrorText(rate.error) };
    found.set(date, made);
    return made;
  };
}

/**
 * The error of a file in another currency for which no rates are known: it names the first day that needs one, and what
 * to ask for while that has not been done.
 */
export function currencyError(
  file: Sie4File,
  fiscalYear: DateRange,
  rates: ImportRates | undefined,
): ImportError | undefined {
  const currency = otherCurrency(file);
  if (currency === undefined || (rates !== undefined && rates.failure === undefined)) return undefined;
  const error = { code: "currency", currency, date: firstDay(file, fiscalYear) } as const;
  if (rates?.failure !== undefined) return { ...error, reason: rates.failure };
  // Those of the day before the year, and of its days.
  const range = { from: firstRateDay(dayBefore(fiscalYear)), to: fiscalYear.to };
  return { ...error, reason: "", needed: { currency, range } };
}

function firstDay(file: Sie4File, fiscalYear: DateRange): IsoDate {
  if (openingRecords(file).some(({ amount }) => amount !== 0)) return dayBefore(fiscalYear);
  let first: IsoDate | undefined;
  for (const { date } of file.ver) if (first === undefined || date < first) first = date;
  return first ?? fiscalYear.from;
}
