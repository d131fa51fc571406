export {
  type FiscalYear,
  type FiscalYearId,
  fiscalYearIdFromGuid,
  fiscalYearRange,
  isFiscalYearId,
  type TransactionSeries,
} from "./fiscal-year.ts";
