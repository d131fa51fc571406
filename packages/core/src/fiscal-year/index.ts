export {
  type FiscalYear,
  type FiscalYearId,
  fiscalYearIdFromGuid,
  fiscalYearRange,
  isFiscalYearId,
  type TransactionSeries,
} from "./fiscal-year.ts";
export { DEFAULT_TRANSACTION_SERIES, importedSeries, seriesOf } from "./transaction-series.ts";
