import type { AccountNo } from "../account-plan/index.ts";
import type { DateRange, IsoDate } from "../calendar/index.ts";
import {
  type AccountRows,
  accountTurnover,
  type Ledger,
  type LedgerRow,
  type LedgerVoucher,
  orderedAccountRows,
} from "../ledger/index.ts";
import { negateOre, type Ore, oreOfSum, runningSum } from "../money/index.ts";
import { type VoucherEntry, voucherEntries, voucherEntry, voucherName } from "./voucher-entry.ts";

/** One row of an account ledger. Number 0 means a draft, whose id is then in the place of the series. */
export interface AccountLedgerRow extends VoucherEntry {
  readonly series: string;
  readonly number: number;
  readonly date: IsoDate;
  /** Text of the voucher; the row's own text is `text`. */
  readonly description: string;
  /** Balance after the row; a struck row leaves it as it was. */
  readonly balance: Ore;
  readonly source: LedgerVoucher;
}

/** One account's ledger: its sums, and its rows, made on request. */
export interface AccountLedgerReport {
  readonly kind: "accountLedger";
  readonly accountNo: AccountNo;
  readonly range: DateRange;
  /** 'Ingående balans': of the year, and everything before the range. */
  readonly opening: Ore;
  readonly rowCount: number;
  /** The rows from `first` to before `end`, made at the call; all of them when neither is given. */
  readonly rows: (first?: number, end?: number) => readonly AccountLedgerRow[];
  /** 'Omslutning': sums of debits and of credits in the range (RE7). */
  readonly turnover: { readonly debit: Ore; readonly credit: Ore };
  /** 'Utgående balans': opening + debit - credit. */
  readonly closing: Ore;
}

/**
 * The ledger of one account (RE7). The sums take time proportional to the rows of that account and create none; the
 * first request for rows sorts them all.
 */
export function accountLedgerReport(
  ledger: Ledger,
  accountNo: AccountNo,
  range: DateRange,
): AccountLedgerReport {
  const { opening, debit, credit, rows: rowCount } = accountTurnover(ledger, accountNo, range);
  let ordered: OrderedRows | undefined;
  return {
    kind: "accountLedger",
    accountNo,
    range,
    opening,
    rowCount,
    rows: (first = 0, end = rowCount) => {
      ordered ??= orderedRows(orderedAccountRows(ledger, accountNo, range), opening);
      return rowsBetween(ordered, first, Math.min(end, rowCount));
    },
    turnover: { debit, credit },
    closing: oreOfSum(runningSum(runningSum(opening, debit), negateOre(credit))),
  };
}

interface OrderedRows {
  readonly rows: AccountRows;
  /** The balance after each. */
  readonly balances: Float64Array;
}

function orderedRows(rows: AccountRows, opening: Ore): OrderedRows {
  const balances = new Float64Array(rows.length);
  let balance: number = opening;
  for (let index = 0; index < rows.length; index++) {
    balance = runningSum(balance, rows.countedAt(index));
    balances[index] = balance;
  }
  return { rows, balances };
}

function rowsBetween({ rows, balances }: OrderedRows, first: number, end: number): AccountLedgerRow[] {
  const made: AccountLedgerRow[] = [];
  for (const [index, balance] of balances.subarray(first, end).entries()) {
    made.push(ledgerRow(rows.at(first + index), oreOfSum(balance)));
  }
  return made;
}

function ledgerRow(row: LedgerRow, balance: Ore): AccountLedgerRow {
  const { date, text } = row.voucher;
  return {
    ...voucherEntry(row, row.entry, row.entryIndex),
    ...voucherName(row),
    date,
    description: text,
    balance,
    source: row,
  };
}

/** 'Detaljer': the other rows of the voucher. */
export function counterEntries(row: AccountLedgerRow): readonly VoucherEntry[] {
  return voucherEntries(row.source).filter(({ id }) => id !== row.id);
}
