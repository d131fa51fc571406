import { dateFromParts, dateParts, type IsoDate, workingDayFrom } from "../calendar/index.ts";

/**
 * When the income tax return of a fiscal year is to be filed: of a limited company by the month in which the year ends
 * (SFL 32 kap. 2 §, Skatteverket's table of days), of a sole trader with the calendar year on 2 May (SFL 32 kap. 1 §), moved
 * off weekends and holidays (CA10). Undefined for a sole trader's other years, which no table has.
 */
export function incomeTaxDueDate(form: "INK2" | "NE", yearEnd: IsoDate): IsoDate | undefined {
  const { year, month } = dateParts(yearEnd);
  if (form === "NE") return month === 12 ? workingDayFrom(dateFromParts(year + 1, 5, 2)) : undefined;
  if (month <= 4) return workingDayFrom(dateFromParts(year, 12, 1));
  if (month <= 6) return workingDayFrom(dateFromParts(year + 1, 1, 15));
  return workingDayFrom(dateFromParts(year + 1, month <= 8 ? 4 : 8, 1));
}
