import { useRequiredBooks } from "../../ui/required-books.ts";
import { useRedirect } from "../../ui/use-redirect.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { ChartEditor } from "./chart-editor.tsx";
import { useChart } from "./use-chart.ts";

/** Kontoplan: the accounts of the fiscal year; without any the page leads to where a chart is created. */
export function AccountPlanPage() {
  const books = useRequiredBooks();
  const chart = useChart();
  const isEmpty = books !== undefined && chart.isLoaded && chart.accounts.length === 0;
  useRedirect(isEmpty ? "/accounting/accountPlan/create" : undefined);
  if (books === undefined || !chart.isLoaded || isEmpty) {
    return <WaitingPage title="Kontoplan" error={chart.error} />;
  }
  return <ChartEditor key={books.fiscalYear.id} chart={chart} />;
}
