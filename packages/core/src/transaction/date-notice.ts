import { dayNumber, type IsoDate } from "../calendar/index.ts";

interface UsualDates {
  readonly today: IsoDate;
  /** The date of the transaction registered last; undefined in an empty year. */
  readonly latest?: IsoDate;
}

/** Over so many days a new calendar year is reached by going on with the next voucher, or back to a late one. */
const DAYS_OVER_NEW_YEAR = 90;

/**
 * What a person may not have noticed in a date that can be booked on: that it is still to come, or in the other calendar
 * year of a fiscal year that has two, far from what was registered last (TR23). It stops nothing.
 */
export function dateNoticeText(date: IsoDate, { today, latest }: UsualDates): string | undefined {
  if (date > today) return "Datumet ligger framåt i tiden.";
  if (latest === undefined || Math.abs(dayNumber(date) - dayNumber(latest)) <= DAYS_OVER_NEW_YEAR) {
    return undefined;
  }
  const [year, usual] = [date.slice(0, 4), latest.slice(0, 4)];
  return year === usual ? undefined : `Datumet är i ${year}, den senaste transaktionen i ${usual}.`;
}
