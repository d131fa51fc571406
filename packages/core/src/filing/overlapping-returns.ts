import { type DateRange, isSameRange, rangesOverlap, rangeWords } from "../calendar/index.ts";
import type { HandedOut } from "./filing.ts";
import { type FilingKind, filingKindText } from "./filing-kind.ts";

/**
 * Says which returns of the kind were handed in for other periods that have days of this one, as the quarters of a year:
 * with another file those days are declared twice (FI7). Undefined when there are none.
 */
export function overlappingReturnsText(
  filings: readonly HandedOut[],
  kind: FilingKind,
  period: DateRange,
): string | undefined {
  const others = filings
    .filter((filing) => filing.kind === kind && filing.isDeclared)
    .map((filing) => filing.period)
    .filter((other) => rangesOverlap(other, period) && !isSameRange(other, period))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const names = [...new Set(others.map(rangeWords))];
  const last = names.pop();
  if (last === undefined) return undefined;
  const which = names.length === 0 ? "en annan period" : "andra perioder";
  const listed = names.length === 0 ? last : `${names.join(", ")} och ${last}`;
  return `Inlämnat för ${which} med samma dagar: ${filingKindText(kind)} för ${listed}. Lämnas filen in också redovisas de dagarna två gånger.`;
}
