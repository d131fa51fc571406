import type { ReportHeading } from "@huvudbok/core/report";

/** "A 471", or "A 471, B 12" when the year has several series; undefined before the first voucher. */
function lastNumbersText(heading: ReportHeading): string | undefined {
  if (heading.lastNumbers.length === 0) return undefined;
  return heading.lastNumbers.map(({ series, number }) => `${series}\u00A0${number}`).join(", ");
}

export function rangeText({ from, to }: { readonly from: string; readonly to: string }): string {
  return `${from} – ${to}`;
}

/** 'Senaste transaktion A 471'. */
export function lastVoucherText(heading: ReportHeading): string {
  const last = lastNumbersText(heading);
  if (last === undefined) return "Inga transaktioner";
  return heading.lastNumbers.length > 1 ? `Senaste transaktioner ${last}` : `Senaste transaktion ${last}`;
}

/** What a printed report includes: up to which voucher, and whether drafts are counted (PG32). */
export function includedText(heading: ReportHeading): string {
  const last = lastNumbersText(heading);
  const vouchers = last === undefined ? "Inga transaktioner" : `Transaktioner till och med ${last}`;
  return heading.drafts === undefined ? `${vouchers}, utkast ej medräknade` : `${vouchers}, inkl. utkast`;
}

/** The period as the heading of a printed page says it. */
export function printedPeriodText(heading: ReportHeading): string {
  const period = rangeText(heading.period);
  return heading.drafts === undefined ? period : `${period}, inkl. utkast`;
}
