import { type DateRange, intersectRanges, isSameRange, parseDate } from "@huvudbok/core/calendar";

/** The period of an address, and the one that is shown for it. */
export interface AskedPeriod {
  readonly range: DateRange;
  /** Why that is another one than was asked for. */
  readonly refusal?: string;
}

/**
 * Reads the period of an address: the whole year where it has none; from or to the end of the year where it has only
 * one date. One that is not within the year is never replaced without a word (PG43).
 */
export function askedPeriod(from: string | undefined, to: string | undefined, year: DateRange): AskedPeriod {
  if (from === undefined && to === undefined) return { range: year };
  const [first, last] = [parseDate(from ?? year.from), parseDate(to ?? year.to)];
  if (!first.ok || !last.ok) {
    return wholeYear(
      year,
      `Perioden i adressen går inte att läsa: ${[from, to].filter((each) => each !== undefined).join(" – ")}.`,
    );
  }
  const asked = { from: first.value, to: last.value };
  const words = `Perioden i adressen, ${asked.from} – ${asked.to},`;
  if (asked.from > asked.to) return wholeYear(year, `${words} slutar innan den börjar.`);
  const range = intersectRanges(asked, year);
  if (range === undefined) return wholeYear(year, `${words} ligger utanför räkenskapsåret.`);
  if (isSameRange(range, asked)) return { range };
  return {
    range,
    refusal: `${words} går utanför räkenskapsåret. Här visas ${range.from} – ${range.to}.`,
  };
}

function wholeYear(year: DateRange, why: string): AskedPeriod {
  return { range: year, refusal: `${why} Här visas hela räkenskapsåret.` };
}

/** The period as values of an address: none for the whole year. */
export function periodValues(
  range: DateRange,
  year: DateRange,
): { readonly from: string | undefined; readonly to: string | undefined } {
  return isSameRange(range, year) ? { from: undefined, to: undefined } : { from: range.from, to: range.to };
}
