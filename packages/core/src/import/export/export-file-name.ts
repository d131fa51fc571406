import { type DateRange, dateParts } from "../../calendar/index.ts";

/**
 * `export-{company}-{year}.{ending}` (IM21): all but letters, digits and hyphens become underscores; a year across two
 * calendar years is named by both.
 */
export function exportFileName(companyName: string, fiscalYear: DateRange, ending: string): string {
  const from = dateParts(fiscalYear.from).year;
  const to = dateParts(fiscalYear.to).year;
  return `export-${safeName(companyName)}-${from === to ? from : `${from}-${to}`}.${ending}`;
}

function safeName(name: string): string {
  return name.normalize("NFC").replaceAll(/[^\p{L}\p{N}-]/gu, "_");
}
