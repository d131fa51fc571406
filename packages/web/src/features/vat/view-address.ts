import type { DateRange } from "@huvudbok/core/calendar";
import type { VatPeriodType } from "@huvudbok/core/vat";
import { ROW_NAME } from "../../ui/data-table/list-place.ts";

/** A view of the report: its period, and the box that is explained. */
export interface ReportView {
  readonly type: VatPeriodType;
  readonly period: DateRange;
  readonly box: number;
}

/** The name in the address of how many rows behind a box are shown. */
export const SHOWN_ROWS = "rader";

/** The address that shows a view again, with the rows that were shown and the focus on the link that was followed. */
export function viewAddress({ type, period, box }: ReportView, row: string, shown?: number): string {
  const query = new URLSearchParams({ typ: type, from: period.from, ruta: String(box) });
  if (shown !== undefined) query.set(SHOWN_ROWS, String(shown));
  query.set(ROW_NAME, row);
  return `/accounting/vat/report?${query}`;
}
