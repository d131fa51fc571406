import { addDays, type DateRange } from "../calendar/index.ts";
import type { VatBooks } from "../vat/index.ts";

/**
 * The days of a period that the books lack, so that the list would not be whole; undefined when they have all. Days
 * before books that open with nothing are those of no company yet (EC7).
 */
export function missingDays(years: readonly VatBooks[], period: DateRange): DateRange | undefined {
  const ranges = years.map(({ ledger }) => ledger.fiscalYear);
  let from = period.from;
  const [first] = years;
  if (first !== undefined && first.ledger.openingBalances.every(({ balance }) => balance === 0)) {
    from = first.ledger.fiscalYear.from > from ? first.ledger.fiscalYear.from : from;
  }
  for (const range of ranges) {
    if (range.from <= from && from <= range.to) from = addDays(range.to, 1);
  }
  if (from > period.to) return undefined;
  const next = ranges.find((range) => range.from > from);
  return { from, to: next === undefined ? period.to : addDays(next.from, -1) };
}
