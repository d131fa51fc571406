export type { ExportDifference } from "./export-differences.ts";
export { exportFileName } from "./export-file-name.ts";
export type { ImportData, ImportedCompany } from "./import-data.ts";
export { type ImportDocuments, importDocuments } from "./import-documents.ts";
export { type ImportError, importErrorText } from "./import-error.ts";
export { type ImportFacts, importFacts } from "./import-facts.ts";
export { type AcceptanceKind, acceptanceOf, type ImportNotice, importNoticeText } from "./import-notice.ts";
export { type ImportSie4Options, importSie4 } from "./import-sie4.ts";
export { type ImportSums, importSums } from "./import-sums.ts";
export {
  comparedAlone,
  type ImportTarget,
  type ImportTargetError,
  importTargetErrors,
  importTargetErrorText,
  nameOfNewCompany,
} from "./import-target.ts";
export type { KnownAccount, KnownAccounts } from "./known-account.ts";
export {
  basEditionOf,
  knownAccountsFor,
  type PublishedChart,
  type ReportStructures,
  structuresFor,
} from "./published-chart.ts";
export { recipientOfImport, suggestedCompanyType } from "./recipient-of-import.ts";
export { sieFormatOf } from "./sie-format.ts";
export { type ExportProgress, type Sie4Export, sie4Export } from "./sie4-export.ts";
export { type BooksForSie4, type Sie4ExportFacts } from "./sie4-of-books.ts";
export { readUnusedRecords } from "./unused-records.ts";
export { type YearBalances, yearBalances } from "./year-balances.ts";
