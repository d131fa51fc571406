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

/** The number that the next transaction of a series gets: highest plus 1, or its first number (CH4). */
export function nextNumber(startNo: number, highest: number | undefined): number {
  return highest === undefined ? startNo : highest + 1;
}

/** The same for a series of a fiscal year by name; one that the year does not list starts at 1. */
export function nextNumberInBooks(series: string, year: FiscalYear, highest: HighestNumbers): number {
  return nextNumber(seriesOf(year, series)?.startNo ?? 1, highest.get(series));
}
