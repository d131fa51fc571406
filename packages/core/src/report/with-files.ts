import { attachedFileIds } from "../transaction/index.ts";
import { listOfVouchers, type TransactionListReport } from "./transaction-list-report.ts";

/** Which vouchers a list shows: all, those with files, or those that still lack them. */
export type FileChoice = "all" | "with" | "without";

/** The vouchers of a list with files, or without, and their sums (RE18). */
export function vouchersByFiles(report: TransactionListReport, choice: FileChoice): TransactionListReport {
  if (choice === "all") return report;
  const wantsFiles = choice === "with";
  const chosen = report.vouchers.filter(
    ({ source }) => attachedFileIds(source.voucher).length > 0 === wantsFiles,
  );
  return listOfVouchers({ ...report, choice: { ...report.choice, files: choice } }, chosen);
}
