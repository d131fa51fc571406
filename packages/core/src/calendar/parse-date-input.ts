import { assertNever, err, ok, type Result } from "../shared/index.ts";
import { addDays, dateFromParts, dateParts } from "./date-arithmetic.ts";
import { type DateLimits, type DateRange, rangeContains } from "./date-range.ts";
import { daysInMonth, type IsoDate } from "./iso-date.ts";
import { monthName } from "./months.ts";
import { parseDate } from "./parse-date.ts";
import { type WrittenDay, writtenDay } from "./written-day.ts";

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
  | { readonly code: "short-month"; readonly year: number; readonly month: number }
  | { readonly code: "before-min"; readonly min: IsoDate }
  | { readonly code: "after-max"; readonly max: IsoDate }
  | { readonly code: "outside-range"; readonly min: IsoDate; readonly max: IsoDate };

/**
 * Reads what a person typed in a date field: `5`, `0512`, `12/5`, `12-5`, `31.12`, `260512`, `20250512`, `2025-5-12`,
 * `5 maj`, `idag`, `igår`, `imorgon` (CA3). A date without year gets the one that puts it in the fiscal year, else the current one; limits
 * are `checkDateLimits`.
 */
export function parseDateInput(text: string, context: DateInputContext): Result<IsoDate, DateInputError> {
  const typed = text.trim();
  if (typed === "") return err({ code: "missing" });
  const named = namedDay(typed, context.today);
  if (named !== undefined) return ok(named);
  const parts = typedDay(typed, context);
  if (parts === undefined) return parseDate(typed);
  const year = parts.year ?? yearOf(parts, context);
  const date = realDate(year, parts.month, parts.day);
  return date === undefined ? err(wrongDay(typed, year, parts)) : ok(date);
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
    case "short-month":
      return shortMonthText(error.year, error.month);
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

/** The forms with month and day: where two readings are possible, the order decides. */
const FORMS = [
  /^(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})$/,
  /^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
];

function typedDay(typed: string, { shown }: DateInputContext): WrittenDay | undefined {
  if (/^\d{1,2}$/.test(typed)) return { ...dateParts(shown), day: Number(typed) };
  for (const form of FORMS) {
    const found = form.exec(typed)?.groups;
    if (found === undefined) continue;
    const { year, month, day } = found;
    const parts = { month: Number(month), day: Number(day) };
    return year === undefined ? parts : { ...parts, year: Number(year.length === 2 ? `20${year}` : year) };
  }
  return writtenDay(typed);
}

/** The words for days around today, and how many days after it they are. */
const NAMED_DAYS: ReadonlyMap<string, number> = new Map([
  ["igår", -1],
  ["idag", 0],
  ["imorgon", 1],
]);

/** `idag`, `igår` and `imorgon`, also written as two words. */
function namedDay(typed: string, today: IsoDate): IsoDate | undefined {
  const days = NAMED_DAYS.get(typed.toLowerCase().replaceAll(/\s/g, ""));
  return days === undefined ? undefined : addDays(today, days);
}

/** A long fiscal year can hold the day twice: then the year of the shown month goes first. */
function yearOf({ month, day }: WrittenDay, { fiscalYear, shown, today }: DateInputContext): number {
  const currentYear = dateParts(today).year;
  if (fiscalYear === undefined) return currentYear;
  const years = [dateParts(shown).year, dateParts(fiscalYear.from).year, dateParts(fiscalYear.to).year];
  const inside = years.find((year) => {
    const date = realDate(year, month, day);
    return date !== undefined && rangeContains(fiscalYear, date);
  });
  return inside ?? currentYear;
}

function realDate(year: number, month: number, day: number): IsoDate | undefined {
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? dateFromParts(year, month, day) : undefined;
}

/** Why the parts are no day: the month is too short for it, or it is no date at all. */
function wrongDay(text: string, year: number, { month, day }: WrittenDay): DateInputError {
  const isMonth = month >= 1 && month <= 12;
  if (!isMonth || day < 29 || day > 31) return { code: "invalid-date", text };
  return { code: "short-month", year, month };
}

/** `November har 30 dagar`; how long February is depends on the year. */
function shortMonthText(year: number, month: number): string {
  const name = monthName(dateFromParts(year, month, 1));
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return `${capital}${month === 2 ? ` ${year}` : ""} har ${daysInMonth(year, month)} dagar`;
}
