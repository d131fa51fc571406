import { type DateRange, dateParts, monthName } from "@huvudbok/core/calendar";
import { fiscalYearName, periodText } from "@huvudbok/core/fiscal-year";
import type { VatPeriodType } from "@huvudbok/core/vat";

/** The kinds of VAT periods, as the page offers them. */
export const PERIOD_TYPES: readonly { readonly value: VatPeriodType; readonly label: string }[] = [
  { value: "year", label: "Räkenskapsår" },
  { value: "quarter", label: "Kvartal" },
  { value: "month", label: "Månad" },
];

/** The kind of period within a sentence. */
export function periodTypeName(type: VatPeriodType): string {
  return String(PERIOD_TYPES.find(({ value }) => value === type)?.label.toLowerCase());
}

/** A period in the list of periods: `Kv 3 2026, juli–september`, `Juli 2026`, `2026`. */
export function vatPeriodName(period: DateRange, type: VatPeriodType): string {
  const { year, month } = dateParts(period.to);
  if (type === "year") return fiscalYearName(period);
  if (type === "quarter") return `Kv ${month / 3} ${year}, ${periodText(period)}`;
  const name = monthName(period.to);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${year}`;
}
