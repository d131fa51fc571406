import { type FiscalYear, seriesOf } from "@huvudbok/core/fiscal-year";
import type { NewTransactionTemplate } from "@huvudbok/core/transaction";

/** A series that the year lacks, as that of a correction of another year may be, gives way to the year's first (TR12). */
export function inSeriesOf(year: FiscalYear, template: NewTransactionTemplate): NewTransactionTemplate {
  const [first] = year.transactionSeries;
  const { series = first?.name, reversal, ...rest } = template;
  const placed = (name: string) => (seriesOf(year, name) === undefined ? (first?.name ?? name) : name);
  return {
    ...rest,
    ...(series === undefined ? {} : { series: placed(series) }),
    ...(reversal === undefined ? {} : { reversal: { ...reversal, series: placed(reversal.series) } }),
  };
}
