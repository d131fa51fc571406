import { formatCounted } from "@huvudbok/core/money";
import { searchedTransactionList, type TransactionOrder, transactionListReport } from "@huvudbok/core/report";
import { NativeSelect } from "@mantine/core";
import { useDeferredValue, useMemo } from "react";
import { useQueryState } from "../../ui/query-state.ts";
import { SearchInput } from "../../ui/search-input.tsx";
import { NO_LINES } from "./lines.ts";
import { listOrder, ORDER_CHOICES } from "./list-order.ts";
import classes from "./report.module.css";
import { ReportPage } from "./report-page.tsx";
import { transactionListLines } from "./transaction-list-lines.ts";
import { TransactionListTable } from "./transaction-list-table.tsx";
import { useReportBooks } from "./use-report-books.ts";
import { useReportHeading } from "./use-report-heading.ts";
import { useReportPeriod } from "./use-report-period.ts";

const TITLE = "Transaktionslista";

/** Every voucher of a period with its rows: by number, or in the order of registration as the law's journal. */
export function TransactionListReportPage() {
  const books = useReportBooks();
  const [period, setPeriod] = useReportPeriod(books);
  const heading = useReportHeading(books, period);
  const [query, setQuery] = useQueryState();
  const order = listOrder(query("order"));
  const search = query("search") ?? "";
  const soughtLater = useDeferredValue(search);
  const whole = useMemo(
    () =>
      books.state !== "ready" || period === undefined
        ? undefined
        : transactionListReport(books.ledger, books.plan, { range: period, order }),
    [books, period, order],
  );
  const report = useMemo(
    () => (whole === undefined ? undefined : searchedTransactionList(whole, soughtLater)),
    [whole, soughtLater],
  );
  const lines = useMemo(() => (report === undefined ? NO_LINES : transactionListLines(report)), [report]);
  const isEmpty = report?.vouchers.length === 0;
  return (
    <ReportPage
      title={order === "registration" ? "Transaktionslista (grundbok)" : TITLE}
      fileName={order === "registration" ? "grundbok" : "transaktionslista"}
      books={books}
      period={period}
      onPeriod={setPeriod}
      report={report}
      heading={heading}
      isEmpty={isEmpty && search === ""}
      lineCount={lines.length}
      facts={report === undefined ? undefined : vouchersText(report.vouchers.length)}
      filters={
        <>
          <SearchInput
            className={classes.search}
            label="Sök"
            placeholder="Text, konto eller nummer"
            value={search}
            onChange={(text) => setQuery({ search: text }, { isTyped: true })}
          />
          <NativeSelect
            aria-label="Ordning"
            className={classes.order ?? ""}
            value={order}
            data={ORDER_CHOICES}
            onChange={(event) => setQuery({ order: orderQuery(listOrder(event.currentTarget.value)) })}
          />
        </>
      }
    >
      {heading !== undefined && <TransactionListTable title={TITLE} heading={heading} lines={lines} />}
    </ReportPage>
  );
}

function vouchersText(count: number): string {
  return formatCounted(count, "verifikation", "verifikationer");
}

/** The usual order needs no word in the address. */
function orderQuery(order: TransactionOrder): string | undefined {
  return order === "number" ? undefined : order;
}
