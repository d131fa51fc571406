import type { AccountNo } from "../account-plan/index.ts";
import { type DateRange, type IsoDate, rangeContains } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";

/** The part of a row of an account statement that a closing reads. */
export interface StatementTotalRow {
  readonly accountId: AccountNo;
  readonly date: IsoDate;
  readonly fileName: string;
  /** When the file was read, ISO time in UTC. */
  readonly created: string;
  /** The place of the row in its file, from 1. */
  readonly rowNo: number;
  readonly total?: Ore;
}

/** The last total of each account in the year, whichever way each file goes (CL10). */
export function lastStatementTotals(
  rows: Iterable<StatementTotalRow>,
  year: DateRange,
): ReadonlyMap<AccountNo, Ore> {
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map(
    [...byAccount].flatMap(([account, own]) => {
      const total = lastTotal(own, year);
      return total === undefined ? [] : [[account, total] as const];
    }),
  );
}

interface DayTotal {
  readonly date: IsoDate;
  readonly total: Ore;
}

/** The last total in the files of an account: of two files with the last day that of the one that was read last. */
function lastTotal(rows: readonly StatementTotalRow[], year: DateRange): Ore | undefined {
  const files = [...Map.groupBy(rows, ({ created, fileName }) => `${created} ${fileName}`)];
  return files
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, file]) => lastOfFile(file, year))
    .reduce((last, own) => (own === undefined || (last && last.date > own.date) ? last : own), undefined)
    ?.total;
}

/**
 * Of several rows of the last day it is the last one in a file that begins with the oldest, and the first one in a file
 * that begins with the newest. Rows outside the year and without a total tell the order as well.
 */
function lastOfFile(file: readonly StatementTotalRow[], year: DateRange): DayTotal | undefined {
  const inPlace = file.toSorted((a, b) => a.rowNo - b.rowNo);
  const dates = inPlace.map(({ date }) => date);
  const isNewestFirst = dates[0] !== dates.toSorted()[0];
  return (isNewestFirst ? inPlace.toReversed() : inPlace)
    .flatMap(({ date, total }) =>
      total === undefined || !rangeContains(year, date) ? [] : [{ date, total }],
    )
    .reduce<DayTotal | undefined>((last, row) => (last && last.date > row.date ? last : row), undefined);
}
