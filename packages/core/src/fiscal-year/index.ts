export {
  type FiscalYear,
  type FiscalYearId,
  fiscalYearIdFromGuid,
  fiscalYearRange,
  isFiscalYearId,
  type TransactionSeries,
} from "./fiscal-year.ts";
export { type FiscalYearWarning, fiscalYearWarnings, fiscalYearWarningText } from "./fiscal-year-warnings.ts";
export {
  fiscalYearName,
  followingFiscalYear,
  latestFirst,
  previousFiscalYear,
  selectFiscalYear,
  suggestedEnd,
  suggestFiscalYear,
} from "./select-fiscal-year.ts";
export { DEFAULT_TRANSACTION_SERIES, importedSeries, seriesOf } from "./transaction-series.ts";
export {
  type FiscalYearError,
  type FiscalYearForm,
  fiscalYearErrorText,
  fiscalYearRangeErrors,
  validateFiscalYear,
} from "./validate-fiscal-year.ts";
