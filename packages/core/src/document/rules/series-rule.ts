import {
  type FiscalYear,
  HIGHEST_SERIES_START,
  isSeriesName,
  seriesOf,
  type TransactionSeries,
} from "../../fiscal-year/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { CommitFacts } from "../commit-facts.ts";
import type { AnswersToRules } from "../kinds/rule.ts";

/** Whether a change takes a series away, or lets it begin with another number: not when it is used (FY4). */
export function fixesSeries(before: FiscalYear | undefined, after: FiscalYear): boolean {
  return movedSeries(before, after).length > 0;
}

/**
 * Holds the series of a year to FY4: no name twice, none gone or beginning otherwise once it has transactions, at least
 * one, names of letters and digits, and a first number with room above it. What a new year takes over, a file brings or
 * an undo puts back keeps its names.
 */
export function seriesRefusal(
  before: FiscalYear | undefined,
  after: FiscalYear,
  { intent, usedSeries }: Pick<CommitFacts, "intent"> & Partial<Pick<AnswersToRules, "usedSeries">>,
): ChangeRefusal | undefined {
  const item = after.id;
  const [repeated] = repeatedNames(after.transactionSeries);
  if (repeated !== undefined) return { code: "fiscal-year-series", item, series: repeated };
  // What an undo puts back was there before.
  const high = after.transactionSeries.find(
    ({ name, startNo }) =>
      intent !== "undo" &&
      startNo > HIGHEST_SERIES_START &&
      (before === undefined || seriesOf(before, name)?.startNo !== startNo),
  );
  if (high !== undefined) return { code: "fiscal-year-series-start", item, series: high.name };
  if (before === undefined) return undefined;
  const used = movedSeries(before, after).find(({ name }) => usedSeries?.get(item)?.has(name) === true);
  if (used !== undefined) return { code: "fiscal-year-series-used", item, series: used.name };
  if (after.transactionSeries.length === 0 && before.transactionSeries.length > 0) {
    return { code: "fiscal-year-series-none", item };
  }
  const isTyped = intent === "edit" || intent === "save";
  const odd = after.transactionSeries.find(
    ({ name }) => isTyped && seriesOf(before, name) === undefined && !isSeriesName(name),
  );
  return odd === undefined ? undefined : { code: "fiscal-year-series-name", item, series: odd.name };
}

function movedSeries(before: FiscalYear | undefined, after: FiscalYear): readonly TransactionSeries[] {
  return (before?.transactionSeries ?? []).filter(
    ({ name, startNo }) => seriesOf(after, name)?.startNo !== startNo,
  );
}

function repeatedNames(series: readonly TransactionSeries[]): readonly string[] {
  const names = series.map(({ name }) => name);
  return names.filter((name, index) => names.indexOf(name) !== index);
}
