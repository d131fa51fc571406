import type { Ore } from "@huvudbok/core/money";
import type { TransactionListReport, TransactionListVoucher } from "@huvudbok/core/report";
import { type Lines, listedLines } from "./lines.ts";

/** One line of the transaction list as it is drawn: a voucher, its rows, and last the sum of all. */
export type TransactionListLine =
  | { readonly kind: "voucher"; readonly id: string; readonly voucher: TransactionListVoucher }
  | { readonly kind: "entry"; readonly id: string; readonly entry: TransactionListVoucher["entries"][number] }
  | { readonly kind: "sum"; readonly id: string; readonly debit: Ore; readonly credit: Ore };

export function transactionListLines(report: TransactionListReport): Lines<TransactionListLine> {
  const lines: TransactionListLine[] = [];
  for (const voucher of report.vouchers) {
    lines.push({ kind: "voucher", id: voucher.id, voucher });
    for (const entry of voucher.entries) lines.push({ kind: "entry", id: entry.id, entry });
  }
  lines.push({ kind: "sum", id: "sum", debit: report.debit, credit: report.credit });
  return listedLines(lines);
}
