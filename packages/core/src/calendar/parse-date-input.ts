import { assertNever, err, ok, type Result } from "../shared/index.ts";
import { dateFromParts, dateParts } from "./date-arithmetic.ts";
import { type DateLimits, type DateRange, rangeContains } from "./date-range.ts";
import { daysInMonth, type IsoDate } from "./iso-date.ts";
import { parseDate } from "./parse-date.ts";

export interface DateInputContext {
  /** Any day of the month that the field shows: `5` is a day of it. */
  readonly shown: IsoDate;
  readonly today: IsoDate;
  /** The fiscal year that decides the year of `0512`; undefined where there is none. */
  readonly fiscalYear: DateRange | undefined;
}

export type DateInputError =
  | { readonly code: "missing" }
  | { readonly code: "invalid-date"; readonly text: string }
  | { readonly code: "before-min"; readonly min: IsoDate }
  | { readonly code: "after-max"; readonly max: IsoDate }
  | { readonly code: "outside-range"; readonly min: IsoDate; readonly max: IsoDate };

/**
 * Reads what a person typed in a date field: `5`, `0512`, `12/5`, `20250512`, `2025-05-12` (CA3). A date
 * without year gets the one that puts it in the fiscal year, else the current one; limits are `checkDateLimits`.
 */
export function parseDateInput(text: string, context: DateInputContext): Result<IsoDate, DateInputError> {
  const typed = text.trim();
  if (typed === "") return err({ code: "missing" });
  const date = shortDate(typed, context);
  if (date !== undefined) return ok(date);
  return parseDate(typed);
}

/** Refuses a date outside the limits and says which limit. */
export function checkDateLimits(date: IsoDate, { min, max }: DateLimits): Result<IsoDate, DateInputError> {
  if (min !== undefined && date < min) {
    return err(max === undefined ? { code: "before-min", min } : { code: "outside-range", min, max });
  }
  if (max !== undefined && date > max) {
    return err(min === undefined ? { code: "after-max", max } : { code: "outside-range", min, max });
  }
  return ok(date);
}

/** The Swedish text of a date that was refused; `field` as it is called on the page. */
export function dateInputErrorText(error: DateInputError, field: string): string {
  switch (error.code) {
    case "missing":
    case "invalid-date":
      return `Du måste ange ett giltigt datum för ${field}`;
    case "before-min":
      return `Datumet får inte vara tidigare än ${error.min}`;
    case "after-max":
      return `Datumet får inte vara senare än ${error.max}`;
    case "outside-range":
      return `Du måste ange ett värde mellan ${error.min} och ${error.max}`;
    default:
      return assertNever(error);
  }
}

function shortDate(typed: string, context: DateInputContext): IsoDate | undefined {
  if (/^\d{1,2}$/.test(typed)) {
    const { year, month } = dateParts(context.shown);
    return realDate(year, month, Number(typed));
  }
  const monthDay = /^(\d{2})(\d{2})$/.exec(typed);
  if (monthDay !== null) return dateWithoutYear(Number(monthDay[1]), Number(monthDay[2]), context);
  const dayMonth = /^(\d{1,2})\/(\d{1,2})$/.exec(typed);
  if (dayMonth !== null) return dateWithoutYear(Number(dayMonth[2]), Number(dayMonth[1]), context);
  return undefined;
}

/** A long fiscal year can hold the day twice: then the year of the shown month goes first. */
function dateWithoutYear(month: number, day: number, context: DateInputContext): IsoDate | undefined {
  const { fiscalYear, shown, today } = context;
  const currentYear = dateParts(today).year;
  if (fiscalYear !== undefined) {
    const years = [dateParts(shown).year, dateParts(fiscalYear.from).year, dateParts(fiscalYear.to).year];
    for (const year of years) {
      const date = realDate(year, month, day);
      if (date !== undefined && rangeContains(fiscalYear, date)) return date;
    }
  }
  return realDate(currentYear, month, day);
}

function realDate(year: number, month: number, day: number): IsoDate | undefined {
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? dateFromParts(year, month, day) : undefined;
}
