import type { ReadingLog } from "../log/reading-log.ts";
import type { NumberRange } from "../log/sie4-entries.ts";
import type { VoucherColumns } from "../vouchers/voucher-columns.ts";

/** At most this many ranges of a series are named. */
const NAMED_RANGES = 10;

/**
 * Adds a finding for numbers that no voucher has although their series continues after them. A series may begin
 * anywhere: many programs continue from the year before.
 */
export function reportMissingNumbers(vouchers: VoucherColumns, log: ReadingLog): void {
  for (const [series, numbers] of numbersBySeries(vouchers)) {
    const { ranges, count } = missingIn(numbers.sort((a, b) => a - b));
    if (count === 0) continue;
    const hasMore = ranges.length > NAMED_RANGES;
    const name = vouchers.seriesPool.text(series);
    const named = ranges.slice(0, NAMED_RANGES);
    log.finding({ code: "numbers-missing", line: 0, series: name, ranges: named, hasMore, count });
  }
}

function numbersBySeries({ length, series, number }: VoucherColumns): ReadonlyMap<number, number[]> {
  const bySeries = new Map<number, number[]>();
  for (let index = 0; index < length; index += 1) {
    const numbers = bySeries.get(series.at(index));
    if (numbers === undefined) bySeries.set(series.at(index), [number.at(index)]);
    else numbers.push(number.at(index));
  }
  return bySeries;
}

/** `numbers` ascend. */
function missingIn(numbers: readonly number[]): {
  readonly ranges: readonly NumberRange[];
  readonly count: number;
} {
  const ranges: NumberRange[] = [];
  let count = 0;
  // Nothing is missing before the first one.
  let before = Number.POSITIVE_INFINITY;
  for (const number of numbers) {
    if (number > before + 1) {
      ranges.push({ first: before + 1, last: number - 1 });
      count += number - before - 1;
    }
    before = number;
  }
  return { ranges, count };
}
