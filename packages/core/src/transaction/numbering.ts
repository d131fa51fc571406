import { type FiscalYear, seriesOf } from "../fiscal-year/index.ts";
import type { Transaction } from "./transaction.ts";

/** The highest number of every series that has a transaction. */
export type HighestNumbers = ReadonlyMap<string, number>;

export function highestNumbers(
  transactions: readonly Pick<Transaction, "series" | "number">[],
): HighestNumbers {
  const highest = new Map<string, number>();
  for (const { series, number } of transactions) {
    if (number > (highest.get(series) ?? 0)) highest.set(series, number);
  }
  return highest;
}

/** The number that the next transaction of a series gets: highest plus 1, or its first number (clarification B21). */
export function nextNumber(startNo: number, highest: number | undefined): number {
  return highest === undefined ? startNo : highest + 1;
}

/** The same for a series of a fiscal year by name; one that the year does not list starts at 1. */
export function nextNumberInBooks(series: string, year: FiscalYear, highest: HighestNumbers): number {
  return nextNumber(seriesOf(year, series)?.startNo ?? 1, highest.get(series));
}

export interface NumberGap {
  readonly series: string;
  /** The first and the last number that is missing. */
  readonly from: number;
  readonly to: number;
}

/** The numbers that are missing inside each series, for the gap list (BFNAR 2013:2, 5.9). Gaps are never filled. */
export function numberGaps(transactions: readonly Pick<Transaction, "series" | "number">[]): NumberGap[] {
  const sorted = transactions.toSorted(
    (a, b) => Number(a.series > b.series) - Number(a.series < b.series) || a.number - b.number,
  );
  return sorted.flatMap(({ series, number }, index) => {
    const before = sorted[index - 1];
    if (before?.series !== series || number <= before.number + 1) return [];
    return [{ series, from: before.number + 1, to: number - 1 }];
  });
}
