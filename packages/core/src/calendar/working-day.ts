import { addDays, dateFromParts, dateParts, weekday } from "./date-arithmetic.ts";
import type { IsoDate } from "./iso-date.ts";

/**
 * Month and day of the holidays with a fixed date, and Christmas Eve and New Year's Eve, which the law treats alike.
 */
const FIXED = new Set(["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"]);
/** Good Friday, Easter Monday and Ascension Day, in days from Easter Sunday. */
const FROM_EASTER = [-2, 1, 39] as const;

/**
 * The day itself, or the next one that is not a Saturday, Sunday or Swedish holiday: the due date of what would fall
 * due on such a day (law 1930:173).
 */
export function workingDayFrom(date: IsoDate): IsoDate {
  let day = date;
  while (isFreeDay(day)) day = addDays(day, 1);
  return day;
}

/** Saturdays, Sundays, the holidays, and the eves of midsummer, Christmas and New Year. */
function isFreeDay(date: IsoDate): boolean {
  if (weekday(date) >= 6 || FIXED.has(date.slice(5)) || isMidsummerEve(date)) return true;
  const easter = easterSunday(dateParts(date).year);
  return FROM_EASTER.some((days) => addDays(easter, days) === date);
}

/** The Friday from 19 to 25 June. */
function isMidsummerEve(date: IsoDate): boolean {
  const { month, day } = dateParts(date);
  return month === 6 && day >= 19 && day <= 25 && weekday(date) === 5;
}

/** The Gregorian Easter by the method of Meeus, Jones and Butcher. */
function easterSunday(year: number): IsoDate {
  const golden = year % 19;
  const [century, yearOfCentury] = [Math.floor(year / 100), year % 100];
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return dateFromParts(year, Math.floor(days / 31), (days % 31) + 1);
}
