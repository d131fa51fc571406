export { accountLedgerReport } from "./account-ledger-report.ts";
export { assetRegister } from "./asset-register.ts";
export { type BalanceReport, balanceReport } from "./balance-report.ts";
export { comparisonNote } from "./comparison-note.ts";
export { draftsNoteTexts } from "./drafts-note.ts";
export { type GeneralLedgerReport, generalLedger } from "./general-ledger.ts";
export { type ReportFinding, reportFindingText } from "./report-finding.ts";
export { type ReportCompany, type ReportHeading, reportHeading } from "./report-heading.ts";
export { type Comparison, type ResultReport, resultByMonth, resultReport } from "./result-report.ts";
export { assetRegisterSheet } from "./sheet/asset-register-sheet.ts";
export { fileRows, fileText, voucherText } from "./sheet/file-rows.ts";
export { accountLedgerSheet, accountRowId, generalLedgerSheet } from "./sheet/ledger-sheet.ts";
export { acrossText, type PageColumn, type PageText, pageColumns, pageText } from "./sheet/page-columns.ts";
export {
  listedRows,
  type ReportSheet,
  ROW_EMPHASIS,
  type SheetCell,
  type SheetColumn,
  type SheetRow,
  type SheetRowKind,
  type SheetRows,
} from "./sheet/report-sheet.ts";
export { sheetCsv } from "./sheet/sheet-csv.ts";
export { type Spreadsheet, type SpreadsheetValueKind, sheetSpreadsheet } from "./sheet/spreadsheet.ts";
export { structuredSheet } from "./sheet/structured-sheet.ts";
export { fullListTitle, transactionListSheet } from "./sheet/transaction-list-sheet.ts";
export {
  searchedTransactionList,
  type TransactionListOrder,
  type TransactionListReport,
  type TransactionListVoucher,
  transactionListReport,
} from "./transaction-list-report.ts";
export { adjustmentOf, adjustmentText } from "./voucher-entry.ts";
export { type FileChoice, vouchersByFiles } from "./with-files.ts";
