import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useRequiredBooks } from "../../ui/required-books.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import { ChartEditor } from "./chart-editor.tsx";
import { useChart } from "./use-chart.ts";

/** Kontoplan: the accounts of the fiscal year; without any the page leads to where a chart is created. */
export function AccountPlanPage() {
  const router = useRouter();
  const books = useRequiredBooks();
  const chart = useChart();
  const isEmpty = books !== undefined && chart.isLoaded && chart.accounts.length === 0;
  useEffect(() => {
    if (isEmpty) router.history.replace("/accounting/accountPlan/create");
  }, [isEmpty, router]);
  if (books === undefined || !chart.isLoaded || isEmpty) {
    return <WaitingPage title="Kontoplan" error={chart.error} />;
  }
  return <ChartEditor key={books.fiscalYear.id} chart={chart} />;
}
