import type { AccountNo } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import type { Ore } from "@huvudbok/core/money";
import {
  type AccountLedgerReport,
  type AccountLedgerRow,
  counterEntries,
  type GeneralLedgerReport,
  type VoucherEntry,
} from "@huvudbok/core/report";

/** One line of a ledger as it is drawn, from top to bottom. */
export type LedgerLine =
  | { readonly kind: "account"; readonly id: string; readonly accountNo: AccountNo; readonly name: string }
  | { readonly kind: "opening"; readonly id: string; readonly date: IsoDate; readonly balance: Ore }
  | { readonly kind: "row"; readonly id: string; readonly row: AccountLedgerRow }
  | { readonly kind: "detail"; readonly id: string; readonly entry: VoucherEntry }
  | { readonly kind: "turnover"; readonly id: string; readonly debit: Ore; readonly credit: Ore }
  | { readonly kind: "closing"; readonly id: string; readonly date: IsoDate; readonly balance: Ore };

/** An account's ledger; with `details` each row is followed by the other rows of its voucher. */
export function accountLedgerLines(report: AccountLedgerReport, details: boolean): readonly LedgerLine[] {
  const lines: LedgerLine[] = [];
  addLedger(lines, report, details);
  return lines;
}

/** The general ledger: the accounts one after the other, each under its name. */
export function generalLedgerLines(report: GeneralLedgerReport): readonly LedgerLine[] {
  const lines: LedgerLine[] = [];
  for (const account of report.accounts) {
    const { accountNo, name } = account;
    lines.push({ kind: "account", id: `account-${accountNo}`, accountNo, name });
    addLedger(lines, account, false);
  }
  return lines;
}

function addLedger(lines: LedgerLine[], report: AccountLedgerReport, details: boolean): void {
  const { accountNo, range, opening, rows, turnover, closing } = report;
  lines.push({ kind: "opening", id: `opening-${accountNo}`, date: range.from, balance: opening });
  for (const row of rows) {
    lines.push({ kind: "row", id: row.id, row });
    if (!details) continue;
    for (const entry of counterEntries(row)) {
      lines.push({ kind: "detail", id: `${row.id}/${entry.id}`, entry });
    }
  }
  lines.push({ kind: "turnover", id: `turnover-${accountNo}`, ...turnover });
  lines.push({ kind: "closing", id: `closing-${accountNo}`, date: range.to, balance: closing });
}
