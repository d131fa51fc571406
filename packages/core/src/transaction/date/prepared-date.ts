import { type IsoDate, rangeContains } from "../../calendar/index.ts";
import type { NewTransactionTemplate } from "../new-transaction-template.ts";
import { type OpenPeriod, openDate } from "../reversed-transaction.ts";

/** The day that a prepared transaction opens on. */
interface PreparedDate {
  readonly date: IsoDate;
  /** The day that was prepared, where it cannot be booked on. */
  readonly closedDate?: IsoDate;
}

/**
 * The day of a prepared transaction: where it is closed, the first open day of the year stands instead (TR30). So it does
 * for the VAT of an earlier year, which has no open day: VAT is a debt that the next year goes on with, while a result is
 * booked in no year but its own. A copy is another event, and is moved to the year that a person has changed to (TR3).
 */
export function preparedDate(
  { date, source }: Pick<NewTransactionTemplate, "date" | "source">,
  period: OpenPeriod,
): PreparedDate {
  const { year, closedThrough } = period;
  const open = openDate(date, period);
  const isMoved = source === "copy" ? !rangeContains(year, date) : source === "vat" && date < year.from;
  if (isMoved && open !== undefined) return { date: open, closedDate: date };
  const isClosed = closedThrough !== undefined && date <= closedThrough && rangeContains(year, date);
  return isClosed ? { date: open ?? date, closedDate: date } : { date };
}
