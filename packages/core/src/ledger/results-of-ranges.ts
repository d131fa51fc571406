import { isResultAccount, RESULT_BOOKING_ACCOUNT } from "../account-plan/index.ts";
import { type DateRange, dayNumber } from "../calendar/index.ts";
import { type Ore, oreOfSum, runningSum } from "../money/index.ts";
import type { Book, BookVoucher } from "./book.ts";
import type { Ledger } from "./ledger.ts";
import { numberAt } from "./row-table.ts";

export interface RangeResult {
  readonly range: DateRange;
  /** Profit positive, in öre. */
  readonly result: Ore;
}

/**
 * The result of each of some ranges of days that follow one another without overlap: one pass over the rows for any
 * number of ranges. The booking of the year's result (8999) is left out, as in `resultSoFar`.
 */
export function resultsOfRanges(ledger: Ledger, ranges: readonly DateRange[]): readonly RangeResult[] {
  const sums = new Float64Array(ranges.length);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = dayNumber(first.from);
  const rangeOfDay = new Int32Array(dayNumber(last.to) - start + 1).fill(-1);
  for (const [index, { from, to }] of ranges.entries()) {
    rangeOfDay.fill(index, dayNumber(from) - start, dayNumber(to) - start + 1);
  }
  addResults(sums, ledger.registered, start, rangeOfDay);
  if (ledger.drafts !== undefined) addResults(sums, ledger.drafts.book, start, rangeOfDay);
  return ranges.map((range, index) => ({ range, result: oreOfSum(0 - numberAt(sums, index)) }));
}

function addResults<Voucher extends BookVoucher>(
  sums: Float64Array,
  book: Book<Voucher>,
  start: number,
  rangeOfDay: Int32Array,
): void {
  const { account, amount, day } = book.store.counted;
  for (let row = 0; row < book.countedRows; row++) {
    const id = numberAt(account, row);
    if (!isResultAccount(id) || id === RESULT_BOOKING_ACCOUNT) continue;
    const range = rangeOfDay[numberAt(day, row) - start];
    if (range !== undefined && range !== -1)
      sums[range] = runningSum(numberAt(sums, range), numberAt(amount, row));
  }
}
