import { addDays, type DateRange, type IsoDate } from "../../../calendar/index.ts";
import { openingRecords, type Sie4File } from "../../../sie4/index.ts";
import type { ImportError } from "../../import-error.ts";

/**
 * A file in another currency than kronor cannot be imported as long as there are no rates (IM13). The error names the
 * first day without a rate: the day before the year for balances, else the first voucher's.
 */
export function currencyError(file: Sie4File, fiscalYear: DateRange): ImportError | undefined {
  const currency = (file.header.valuta ?? "SEK").trim();
  if (currency.toUpperCase() === "SEK") return undefined;
  return { code: "currency", currency, date: firstDay(file, fiscalYear) };
}

function firstDay(file: Sie4File, { from }: DateRange): IsoDate {
  if (openingRecords(file).some(({ amount }) => amount !== 0)) return addDays(from, -1);
  let first: IsoDate | undefined;
  for (const { date } of file.ver) if (first === undefined || date < first) first = date;
  return first ?? from;
}
