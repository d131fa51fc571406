export {
  NOTHING_TO_DELETE_TEXT,
  namedFiscalYear,
  YEAR_CHANGED_TEXT,
  YEAR_VANISHED_TEXT,
  yearDeletionHindrance,
  yearDeletionHindranceText,
  yearDeletionWarning,
} from "./delete-fiscal-year.ts";
export {
  type FiscalYear,
  type FiscalYearId,
  fiscalYearIdFromGuid,
  fiscalYearRange,
  isFiscalYearId,
  type TransactionSeries,
  yearIdText,
} from "./fiscal-year.ts";
export { fiscalYearGapText } from "./fiscal-year-gap.ts";
export { fiscalYearWarnings, fiscalYearWarningText } from "./fiscal-year-warnings.ts";
export { MOST_FISCAL_YEARS, TOO_MANY_FISCAL_YEARS } from "./most-fiscal-years.ts";
export { periodText } from "./period-text.ts";
export {
  fiscalYearInUse,
  fiscalYearName,
  followingFiscalYear,
  latestFirst,
  previousFiscalYear,
  suggestedEnd,
  suggestFiscalYear,
} from "./select-fiscal-year.ts";
export {
  DEFAULT_TRANSACTION_SERIES,
  importedSeries,
  seriesDescription,
  seriesOf,
} from "./transaction-series.ts";
export {
  type FiscalYearError,
  fiscalYearErrorText,
  fiscalYearRangeErrors,
  validateFiscalYear,
} from "./validate-fiscal-year.ts";
export {
  HIGHEST_SERIES_START,
  isSeriesName,
  NO_SERIES_TEXT,
  nextSeriesName,
  SERIES_NAME_TEXT,
  SERIES_START_TEXT,
  type SeriesError,
  type SeriesField,
  type SeriesForm,
  validateSeries,
} from "./validate-series.ts";
