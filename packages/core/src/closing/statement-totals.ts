import type { AccountNo } from "../account-plan/index.ts";
import { type DateRange, type IsoDate, rangeContains } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";

/** The part of a row of an account statement that a closing reads. */
export interface StatementTotalRow {
  readonly accountId: AccountNo;
  readonly date: IsoDate;
  /** The place of the row in its file, from 1. */
  readonly rowNo: number;
  readonly total?: Ore;
}

type RowWithTotal = StatementTotalRow & { readonly total: Ore };

/**
 * The last total of each account in the year. Of several rows of its last day it is the last one in a file that begins
 * with the oldest, and the first one in a file that begins with the newest.
 */
export function lastStatementTotals(
  rows: Iterable<StatementTotalRow>,
  year: DateRange,
): ReadonlyMap<AccountNo, Ore> {
  const byAccount = new Map<AccountNo, RowWithTotal[]>();
  for (const { total, ...row } of rows) {
    if (total === undefined || !rangeContains(year, row.date)) continue;
    const known = byAccount.get(row.accountId);
    if (known === undefined) byAccount.set(row.accountId, [{ ...row, total }]);
    else known.push({ ...row, total });
  }
  return new Map([...byAccount].map(([account, all]) => [account, lastTotal(all)]));
}

function lastTotal(rows: readonly RowWithTotal[]): Ore {
  const place = (row: RowWithTotal, isNewestFirst: boolean) => (isNewestFirst ? -row.rowNo : row.rowNo);
  const top = rows.reduce((first, row) => (row.rowNo < first.rowNo ? row : first));
  const isNewestFirst = rows.some(({ date }) => date < top.date);
  return rows.reduce((last, row) => {
    const isLater =
      row.date === last.date ? place(row, isNewestFirst) > place(last, isNewestFirst) : row.date > last.date;
    return isLater ? row : last;
  }).total;
}
