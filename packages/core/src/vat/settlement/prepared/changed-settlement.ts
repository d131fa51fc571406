import { type DateRange, rangeWords } from "../../../calendar/index.ts";
import type { HandedOut } from "../../../filing/index.ts";
import type { FiscalYearId } from "../../../fiscal-year/index.ts";
import { type Entry, isCopyOf } from "../../../transaction/index.ts";
import type { VatBooks } from "../../vat-moves.ts";
import { vatSettlementEntries } from "../../vat-settlement-entry.ts";
import { vatSettlementRefusalText } from "../../vat-text.ts";

/** What a form was prepared with, to settle the VAT of a period in one fiscal year. */
export interface PreparedSettlement {
  readonly period: DateRange;
  readonly entries: readonly Entry[];
}

export interface ChangedSettlement {
  readonly text: string;
  /** What it would be prepared with now; undefined where nothing is left to settle, or something is in the way. */
  readonly entries?: readonly Entry[];
}

interface BooksNow {
  readonly years: readonly VatBooks[];
  readonly returns: readonly HandedOut[];
  /** The year that the form is registered in. */
  readonly year: FiscalYearId;
}

/**
 * Of a form that was prepared with a settlement and is still open: that the VAT of the period is no longer what it takes,
 * in Swedish, since somebody has booked in the period or said what was handed in (VR25). Undefined where it is.
 */
export function changedSettlement(
  { period, entries }: PreparedSettlement,
  { years, returns, year }: BooksNow,
): ChangedSettlement | undefined {
  const text = `Momsen för ${rangeWords(period)} har ändrats sedan formuläret fylldes i.`;
  const now = vatSettlementEntries(years, period, returns);
  if (!now.ok && now.error.code !== "nothing-to-settle") {
    return { text: `${text} ${vatSettlementRefusalText(now.error)}` };
  }
  const made = now.ok ? now.value.find(({ fiscalYear }) => fiscalYear.id === year) : undefined;
  if (made === undefined) return { text: `${text} Det finns inget kvar att bokföra.` };
  return isCopyOf(made.entries, entries) ? undefined : { text, entries: made.entries };
}
