import type { FiscalYear, TransactionSeries } from "./fiscal-year.ts";

/** The series that every new fiscal year starts with. */
export const DEFAULT_TRANSACTION_SERIES: TransactionSeries = {
  name: "A",
  startNo: 1,
  description: "Löpande bokföring",
};

/** The series of a year by its name. */
export function seriesOf(year: FiscalYear, name: string): TransactionSeries | undefined {
  return year.transactionSeries.find((series) => series.name === name);
}

/** The description that a series gets by itself. */
export function seriesDescription(name: string): string {
  return `Löpande bokföring ${name}`;
}

/** A series of an import that the year does not list (CH4). */
export function importedSeries(name: string): TransactionSeries {
  return { name, startNo: 1, description: seriesDescription(name) };
}
