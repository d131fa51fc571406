import { type DateRange, rangeContains } from "../calendar/index.ts";

/** A list that was made of the books, with what it declared by code. */
export interface MadeList {
  readonly period: DateRange;
  /** Somebody has said that it was handed in. */
  readonly isDeclared: boolean;
  readonly figures: Readonly<Record<string, number>> | undefined;
}

/** Whether a list of a month of the quarter was handed in: then all of it is listed by month (EC9). */
export function isMonthHandedIn(lists: readonly MadeList[], quarter: DateRange): boolean {
  return lists.some(
    ({ period, isDeclared }) => isDeclared && rangeContains(quarter, period.from) && isMonth(period),
  );
}

/** The agency's decision is not in the books: who made the last list with goods by quarter has one. */
export function hasQuarters(lists: readonly MadeList[]): boolean {
  const ofGoods = lists.filter(({ figures = {} }) => [35, 38].some((box) => (figures[box] ?? 0) !== 0));
  const last = ofGoods.find(({ isDeclared }) => isDeclared) ?? ofGoods[0];
  return last !== undefined && !isMonth(last.period);
}

function isMonth({ from, to }: DateRange): boolean {
  return from.slice(0, 7) === to.slice(0, 7);
}
