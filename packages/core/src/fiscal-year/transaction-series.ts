import type { FiscalYear, TransactionSeries } from "./fiscal-year.ts";

/** The series that every new fiscal year starts with (specification 2 §3). */
export const DEFAULT_TRANSACTION_SERIES: TransactionSeries = {
  name: "A",
  startNo: 1,
  description: "Löpande bokföring",
};

/** The series of a year by its name. */
export function seriesOf(year: FiscalYear, name: string): TransactionSeries | undefined {
  return year.transactionSeries.find((series) => series.name === name);
}

/** A series met in an import that the year does not list (clarification B21). */
export function importedSeries(name: string): TransactionSeries {
  return { name, startNo: 1, description: `Löpande bokföring ${name}` };
}
