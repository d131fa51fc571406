import type { IsoDate } from "../calendar/index.ts";
import { type Ledger, transactionsOf } from "./ledger.ts";

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
