import type { DateRange } from "../calendar/index.ts";
import { periodText } from "../fiscal-year/index.ts";

/** A period in words, with its calendar year where the fiscal year has days of two: the words alone may be of either. */
export function periodTextIn(fiscalYear: DateRange, period: DateRange): string {
  const text = periodText(period);
  const [first, last] = [fiscalYear.from.slice(0, 4), fiscalYear.to.slice(0, 4)];
  return first === last || /\d/.test(text) ? text : `${text} ${period.to.slice(0, 4)}`;
}
