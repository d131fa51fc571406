import { dayNumber, type IsoDate } from "../../calendar/index.ts";

interface UsualDates {
  readonly today: IsoDate;
  /** The date of the transaction registered last; undefined in an empty year. */
  readonly latest?: IsoDate;
}

interface ClosedDate {
  readonly closedThrough: IsoDate | undefined;
  /** The closed day that was prepared. */
  readonly prepared: IsoDate;
  /** The first open day, on which the transaction stands instead; undefined when the year has none. */
  readonly open: IsoDate | undefined;
}

/** What became of the date of a prepared transaction that falls in a closed period (TR30). */
export function closedDateNoticeText({ closedThrough, prepared, open }: ClosedDate): string {
  // Of an earlier year, which is locked: nothing of this one needs to be closed.
  if (closedThrough === undefined || prepared > closedThrough) {
    return `Datumet skulle ha varit ${prepared}, som inte är i det här räkenskapsåret, och är nu årets första öppna dag, ${open}.`;
  }
  const closed = `Bokföringen är låst till och med ${closedThrough}`;
  return open === undefined
    ? `${closed}, och räkenskapsåret har ingen öppen dag. Det här kan inte registreras förrän företagets ägare flyttar tillbaka låsningen.`
    : `${closed}. Datumet skulle ha varit ${prepared}, och är nu den första öppna dagen, ${open}.`;
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
