import { useBooks } from "../../ui/loading/page-data.ts";
import { ChartEditor } from "./chart-editor.tsx";
import { useChart } from "./use-chart.ts";

/** Kontoplan: the accounts of the fiscal year; without any the page leads to where a chart is created. */
export function AccountPlanPage() {
  const books = useBooks();
  const chart = useChart();
  return <ChartEditor key={books.fiscalYear.id} books={books} chart={chart} />;
}
