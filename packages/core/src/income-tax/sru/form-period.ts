import { dateParts, type IsoDate } from "../../calendar/index.ts";

/** The income year and its period, which the names of forms end with: by the month that the fiscal year ends in (TX12). */
export function formPeriod(yearEnd: IsoDate): string {
  const { year, month } = dateParts(yearEnd);
  if (month <= 4) return `${year}P1`;
  if (month <= 6) return `${year}P2`;
  return month <= 8 ? `${year}P3` : `${year}P4`;
}
