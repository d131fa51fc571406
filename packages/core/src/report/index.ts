export {
  type AccountLedgerReport,
  type AccountLedgerRow,
  accountLedgerReport,
  counterEntries,
} from "./account-ledger-report.ts";
export { type BalanceReport, balanceReport } from "./balance-report.ts";
export { draftsNoteTexts } from "./drafts-note.ts";
export { type GeneralLedgerAccount, type GeneralLedgerReport, generalLedger } from "./general-ledger.ts";
export { type Report, reportCsv } from "./report-csv.ts";
export { type ReportFinding, reportFindingText } from "./report-finding.ts";
export { type ReportCompany, type ReportHeading, reportHeading } from "./report-heading.ts";
export { type AccountLine, type ReportColumn, type ReportLine, reportColumnText } from "./report-line.ts";
export { type ReportPeriod, reportPeriods } from "./report-periods.ts";
export { type PreviousYear, type ResultReport, resultReport } from "./result-report.ts";
export {
  searchedTransactionList,
  type TransactionListOptions,
  type TransactionListReport,
  type TransactionListVoucher,
  type TransactionOrder,
  transactionListReport,
} from "./transaction-list-report.ts";
export { type Adjustment, adjustmentText, type VoucherEntry } from "./voucher-entry.ts";
