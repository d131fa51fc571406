import type { IsoDate } from "../calendar/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { type Ledger, transactionsOf } from "./ledger.ts";

/** A voucher by its series and number. */
export type TransactionFinder = (series: string, number: number) => Transaction | undefined;

/** Prepares the lookup of vouchers by series and number: one pass over them, then each answer in constant time. */
export function transactionFinder(ledger: Ledger): TransactionFinder {
  const byNumber = new Map<string, Transaction>();
  for (const transaction of transactionsOf(ledger)) {
    byNumber.set(`${transaction.series}-${transaction.number}`, transaction);
  }
  return (series, number) => byNumber.get(`${series}-${number}`);
}

export interface LastNumber {
  readonly series: string;
  readonly number: number;
}

/** The highest number of each series among transactions dated up to and including `through`, by series. */
export function lastNumbers(ledger: Ledger, through: IsoDate): readonly LastNumber[] {
  const highest = new Map<string, number>();
  for (const { series, number, date } of transactionsOf(ledger)) {
    if (date <= through && number > (highest.get(series) ?? 0)) highest.set(series, number);
  }
  return [...highest]
    .map(([series, number]) => ({ series, number }))
    .sort((a, b) => (a.series < b.series ? -1 : 1));
}
