import { formatCount } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";

type Numbered = Pick<Transaction, "series" | "number">;

/** More runs of numbers are counted. */
const MOST_RUNS = 4;

/** The numbers of transactions, those that follow each other as one: "A 19–A 23, A 25". */
export function numbersText(transactions: readonly Numbered[]): string {
  const runs: [first: Numbered, last: Numbered][] = [];
  for (const each of transactions.toSorted(compareVoucherNumbers)) {
    const run = runs.at(-1);
    const isNext = run?.[1].series === each.series && run[1].number + 1 === each.number;
    if (run !== undefined && isNext) run[1] = each;
    else runs.push([each, each]);
  }
  const shown = runs.slice(0, MOST_RUNS).map(([first, last]) => {
    return first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`;
  });
  const more = runs.slice(MOST_RUNS).reduce((sum, [first, last]) => sum + last.number - first.number + 1, 0);
  return `${shown.join(", ")}${more === 0 ? "" : ` och ${formatCount(more)} till`}`;
}

function nameOf({ series, number }: Numbered): string {
  return `${series} ${number}`;
}

/** By series and number. */
export function compareVoucherNumbers(a: Numbered, b: Numbered): number {
  return a.series < b.series ? -1 : Number(a.series > b.series) || a.number - b.number;
}
