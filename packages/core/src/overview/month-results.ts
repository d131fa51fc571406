import { addMonths, type DateRange, firstDayOfMonth, type IsoDate, monthsOf } from "../calendar/index.ts";
import { type Ledger, type RangeResult, resultsOfRanges } from "../ledger/index.ts";
import { type Ore, sumOre } from "../money/index.ts";

/** One month of a fiscal year beside the same month of the year before. */
export interface MonthResult {
  /** The days of the month that the fiscal year holds. */
  readonly month: DateRange;
  /** Profit positive. */
  readonly result: Ore;
  /** Undefined when the previous fiscal year does not hold the month, or there is none. */
  readonly previous: Ore | undefined;
  /** Whether its last day has passed; the result of an unfinished month is not compared. */
  readonly isOver: boolean;
}

/** The result of each month of the year and of the same calendar month a year before: one pass over each year's rows. */
export function monthResults(ledger: Ledger, today: IsoDate, previous?: Ledger): readonly MonthResult[] {
  const before = new Map(
    previous === undefined
      ? []
      : monthly(previous).map(({ range, result }) => [range.from.slice(0, 7), result] as const),
  );
  return monthly(ledger).map(({ range: month, result }) => ({
    month,
    result,
    previous: before.get(addMonths(firstDayOfMonth(month.from), -12).slice(0, 7)),
    isOver: month.to < today,
  }));
}

function monthly(ledger: Ledger): readonly RangeResult[] {
  return resultsOfRanges(ledger, monthsOf(ledger.fiscalYear));
}

/** The sums under the months; last year's only when it has at least one of them. */
export function monthTotals(months: readonly MonthResult[]): Pick<MonthResult, "result" | "previous"> {
  const previous = months.flatMap((month) => (month.previous === undefined ? [] : [month.previous]));
  return {
    result: sumOre(months.map(({ result }) => result)),
    previous: previous.length === 0 ? undefined : sumOre(previous),
  };
}
