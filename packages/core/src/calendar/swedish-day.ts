import { type IsoDate, isoDate } from "./iso-date.ts";

/** Created at the first call, since it takes longer than everything else in this folder. */
let format: Intl.DateTimeFormat | undefined;

const HOUR_MS = 60 * 60 * 1000;
/** The last answer and its hour: formatting takes longer than most of what needs the date. */
let last: { readonly hour: number; readonly day: IsoDate } | undefined;

/** The date in Sweden at a time in milliseconds since 1970: what is booked now gets this date. */
export function swedishDay(time: number): IsoDate {
  // Midnight in Sweden is the start of an hour in UTC, in summer and in winter.
  const hour = Math.floor(time / HOUR_MS);
  if (last?.hour !== hour) last = { hour, day: formattedDay(time) };
  return last.day;
}

function formattedDay(time: number): IsoDate {
  format ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Stockholm",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return isoDate(format.format(time));
}
