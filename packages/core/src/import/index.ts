export type { ImportData, ImportedCompany } from "./import-data.ts";
export { type ImportDocuments, importDocuments } from "./import-documents.ts";
export { type ImportError, importErrorText } from "./import-error.ts";
export { type ImportNotice, importNoticeText } from "./import-notice.ts";
export { type ImportSie4Options, importSie4 } from "./import-sie4.ts";
export {
  comparesNameOnly,
  type ImportTarget,
  type ImportTargetError,
  importTargetErrors,
  importTargetErrorText,
} from "./import-target.ts";
export type { KnownAccount, KnownAccounts } from "./known-account.ts";
export { type BooksForSie4, type Sie4ExportFacts, sie4OfBooks, type YearBalances } from "./sie4-of-books.ts";
export { readUnusedRecords } from "./unused-records.ts";
