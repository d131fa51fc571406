import { type DateRange, dateFromParts, dateParts, type IsoDate } from "../calendar/index.ts";

const YEARS_KEPT = 7;

/**
 * The last day that the books of a fiscal year must be kept: through the seventh year after the end of the calendar year
 * in which it ended (the Bookkeeping Act, chapter 7, section 2).
 */
export function keptThrough({ to }: Pick<DateRange, "to">): IsoDate {
  return dateFromParts(dateParts(to).year + YEARS_KEPT, 12, 31);
}
