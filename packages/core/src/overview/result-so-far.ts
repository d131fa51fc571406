import { addMonths, type DateRange, type IsoDate, lastDayOfMonth, rangeContains } from "../calendar/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import { type Ledger, resultSoFar, resultsOfRanges } from "../ledger/index.ts";
import { negateOre, type Ore, sumOre } from "../money/index.ts";

export interface ResultComparison {
  /** The result of the year so far: profit positive. */
  readonly result: Ore;
  /** The same days a year before; undefined when the previous fiscal year does not hold all of them. */
  readonly before: { readonly fiscalYear: FiscalYear; readonly result: Ore; readonly gain: Ore } | undefined;
}

/** The result up to and including a day, beside that of the same days in the previous fiscal year. */
export function resultBesideLastYear(ledger: Ledger, through: IsoDate, previous?: Ledger): ResultComparison {
  const result = resultSoFar(ledger, through);
  const { fiscalYear } = ledger;
  if (previous === undefined || through < fiscalYear.from) return { result, before: undefined };
  const days = { from: addMonths(fiscalYear.from, -12), to: yearBefore(through) };
  if (!holds(previous.fiscalYear, days)) return { result, before: undefined };
  const then = sumOre(resultsOfRanges(previous, [days]).map((part) => part.result));
  const gain = sumOre([result, negateOre(then)]);
  return { result, before: { fiscalYear: previous.fiscalYear, result: then, gain } };
}

/** The last of a month stays the last: 28 February 2025 is beside 29 February 2024. */
function yearBefore(date: IsoDate): IsoDate {
  const moved = addMonths(date, -12);
  return date === lastDayOfMonth(date) ? lastDayOfMonth(moved) : moved;
}

function holds(outer: DateRange, inner: DateRange): boolean {
  return rangeContains(outer, inner.from) && rangeContains(outer, inner.to);
}
