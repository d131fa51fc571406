import { dateParts, firstDayOfMonth, lastDayOfMonth } from "./date-arithmetic.ts";
import type { DateRange } from "./date-range.ts";
import { monthName } from "./months.ts";

/**
 * A range in the fewest words: `apr 2025`, `apr–jun 2025`, `okt 2025–mar 2026`, `2025` for a calendar year; days where
 * it is not of whole months.
 */
export function rangeWords({ from, to }: DateRange): string {
  if (from !== firstDayOfMonth(from) || to !== lastDayOfMonth(to)) return `${from} – ${to}`;
  const [first, last] = [dateParts(from), dateParts(to)];
  const end = `${monthName(to).slice(0, 3)} ${last.year}`;
  if (first.year !== last.year) return `${monthName(from).slice(0, 3)} ${first.year}–${end}`;
  if (first.month === 1 && last.month === 12) return String(first.year);
  return first.month === last.month ? end : `${monthName(from).slice(0, 3)}–${end}`;
}
