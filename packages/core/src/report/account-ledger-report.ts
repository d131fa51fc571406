import type { AccountNo } from "../account-plan/index.ts";
import { type DateRange, type IsoDate, rangeContains } from "../calendar/index.ts";
import { accountRows, type Ledger, type LedgerRow, type LedgerVoucher } from "../ledger/index.ts";
import { type Ore, ore } from "../money/index.ts";
import { type VoucherEntry, voucherEntries, voucherEntry, voucherName } from "./voucher-entry.ts";

/** One row of an account ledger. Number 0 is a draft, whose id then stands in the place of the series. */
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

export interface AccountLedgerReport {
  readonly kind: "accountLedger";
  readonly accountNo: AccountNo;
  readonly range: DateRange;
  /** 'Ingående balans': of the year, and everything before the range. */
  readonly opening: Ore;
  readonly rows: readonly AccountLedgerRow[];
  /** 'Omslutning': sums of debits and of credits in the range (clarification B20). */
  readonly turnover: { readonly debit: Ore; readonly credit: Ore };
  /** 'Utgående balans': opening + debit - credit. */
  readonly closing: Ore;
}

/** The ledger of one account by clarifications B18-B20, in time that grows with the rows of that account only. */
export function accountLedgerReport(
  ledger: Ledger,
  accountNo: AccountNo,
  range: DateRange,
): AccountLedgerReport {
  let opening = 0;
  for (const { accountId, balance } of ledger.openingBalances) {
    if (accountId === accountNo) opening += balance;
  }
  const inRange: LedgerRow[] = [];
  for (const row of accountRows(ledger, accountNo)) {
    if (rangeContains(range, row.voucher.date)) inRange.push(row);
    else if (row.voucher.date < range.from && !row.isStruck) opening += row.entry.amount;
  }
  let balance = opening;
  const turnover = { debit: 0, credit: 0 };
  const rows = inRange.map((row): AccountLedgerRow => {
    const entry = voucherEntry(row, row.entry, row.entryIndex);
    if (!entry.isStruck) {
      turnover.debit += entry.debit;
      turnover.credit += entry.credit;
      balance += entry.debit - entry.credit;
    }
    const { series, number } = voucherName(row);
    const { date, text } = row.voucher;
    return { ...entry, series, number, date, description: text, balance: ore(balance), source: row };
  });
  return {
    kind: "accountLedger",
    accountNo,
    range,
    opening: ore(opening),
    rows,
    turnover: { debit: ore(turnover.debit), credit: ore(turnover.credit) },
    closing: ore(balance),
  };
}

/** 'Detaljer': the other rows of the voucher. */
export function counterEntries(row: AccountLedgerRow): readonly VoucherEntry[] {
  return voucherEntries(row.source).filter(({ id }) => id !== row.id);
}
