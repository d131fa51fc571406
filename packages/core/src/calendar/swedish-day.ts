import { type IsoDate, isoDate } from "./iso-date.ts";

const DAY_IN_SWEDEN = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day that it is in Sweden at a time, in ms since 1970: what is booked just now is booked on that day. */
export function swedishDay(time: number): IsoDate {
  return isoDate(DAY_IN_SWEDEN.format(time));
}
