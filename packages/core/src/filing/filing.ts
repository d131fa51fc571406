import { coversDays, type DateRange, type IsoDate, isSameRange, rangeContains } from "../calendar/index.ts";
import { type BookedChange, changesReturn } from "./changes-return.ts";
import type { FilingKind } from "./filing-kind.ts";

/** What a file declared: a code of the form (a box, an SRU code) and its whole kronor, as they stood in the file. */
export type FilingFigures = Readonly<Record<string, number>>;

/** What has to be known of a file that was handed out to tell what a change of the books does to it. */
export interface HandedOut {
  readonly kind: FilingKind;
  readonly period: DateRange;
  /** Somebody has said that it was handed in. */
  readonly isDeclared: boolean;
}

/** The files whose period has the day: a change of the books on it makes them differ from the books (FI5). */
export function touchedFilings<Filing extends HandedOut>(
  filings: readonly Filing[],
  day: IsoDate,
): readonly Filing[] {
  return filings.filter(({ period }) => rangeContains(period, day));
}

/** The files of those that declare something else once the changes are booked (FI5). */
export function changedReturns<Filing extends HandedOut>(
  filings: readonly Filing[],
  changes: readonly BookedChange[],
): readonly Filing[] {
  return filings.filter(({ kind, period }) =>
    changes.some((change) => rangeContains(period, change.day) && changesReturn(kind, change)),
  );
}

/** Whether each of some days is in a return of the kind that was handed in, all in one or in several (OV17). */
export function areDaysDeclared(filings: readonly HandedOut[], kind: FilingKind, days: DateRange): boolean {
  const declared = filings.filter((filing) => filing.kind === kind && filing.isDeclared);
  return coversDays(
    declared.map(({ period }) => period),
    days,
  );
}

/** Whether a file is of the kind for exactly the period, and somebody has said that it was handed in. */
export function isHandedIn(filing: HandedOut, kind: FilingKind, period: DateRange): boolean {
  return filing.kind === kind && filing.isDeclared && isSameRange(filing.period, period);
}
