export {
  type ImportSource,
  readerOf,
} from "./books-reader.ts";
export { BOOKS_READERS } from "./books-readers.ts";
export type { ExportDifference } from "./export/export-differences.ts";
export { exportFileName } from "./export/export-file-name.ts";
export { exportLosses, exportLossTexts } from "./export/export-losses.ts";
export { sie4Export } from "./export/sie4-export.ts";
export { yearBalances } from "./export/year-balances.ts";
export { FORMAT_HEAD_BYTES, fileFormatOf } from "./file-format.ts";
export { type ImportedDocument, importDocuments } from "./import-documents.ts";
export { errorCount, type ImportError, importErrorText } from "./import-error.ts";
export { type ImportFacts, importFacts } from "./import-facts.ts";
export { type AcceptanceKind, acceptanceOf, type ImportNotice, importNoticeText } from "./import-notice.ts";
export type { ImportRates, NeededRates } from "./import-rates.ts";
export { type ImportSums, importSums } from "./import-sums.ts";
export {
  comparedAlone,
  type ImportTargetError,
  importTargetErrors,
  importTargetErrorText,
  nameOfNewCompany,
} from "./import-target.ts";
export type {
  ImportedBooks,
  ImportedCompany,
} from "./imported-books.ts";
export type { KnownAccounts } from "./known-account.ts";
export {
  basEditionOf,
  knownAccountsFor,
  type PublishedChart,
  structuresFor,
} from "./published-chart.ts";
export { recipientOfImport, suggestedCompanyType } from "./recipient-of-import.ts";
export { importSie4 } from "./sie4/import-sie4.ts";
export { readUnusedRecords } from "./sie4/unused-records.ts";
