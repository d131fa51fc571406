import { addDays, type DateRange, intersectRanges } from "../calendar/index.ts";
import type { Ledger } from "../ledger/index.ts";

/**
 * The days of a period that no year of a company's books holds, so that what is declared of it would not be whole; the
 * years are in their order. What is before the first year of a new company is not missing: of one that opens with
 * nothing, or when a person says that there was no company then (VR6, EC7).
 */
export function missingDays(
  years: readonly Pick<Ledger, "fiscalYear" | "openingBalances">[],
  period: DateRange,
  isFirstYear = false,
): readonly DateRange[] {
  const gaps: DateRange[] = [];
  let from = period.from;
  for (const [place, { fiscalYear, openingBalances }] of years.entries()) {
    const opensWithNothing = openingBalances.every(({ balance }) => balance === 0);
    const isNew = place === 0 && (isFirstYear || opensWithNothing);
    if (from < fiscalYear.from && !isNew) gaps.push({ from, to: addDays(fiscalYear.from, -1) });
    from = addDays(fiscalYear.to, 1);
  }
  const after = { from, to: period.to };
  return [...gaps, after].flatMap((gap) => intersectRanges(gap, period) ?? []);
}
