import { formatCounted } from "@huvudbok/core/money";
import {
  searchedTransactionList,
  type TransactionListOrder,
  transactionListReport,
  transactionListSheet,
} from "@huvudbok/core/report";
import { NativeSelect } from "@mantine/core";
import { useDeferredValue, useMemo } from "react";
import classes from "../../parts/report/report.module.css";
import { ReportPage } from "../../parts/report/report-page.tsx";
import { useReportBooks } from "../../parts/report/use-report-books.ts";
import { useReportHeading } from "../../parts/report/use-report-heading.ts";
import { useReportPeriod } from "../../parts/report/use-report-period.ts";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { listOrder, ORDER_CHOICES } from "./list-order.ts";

/**
 * Every voucher of a period with its rows: by number, or in the order of registration as the journal that the law
 * requires.
 */
export function TransactionListReportPage() {
  const books = useReportBooks();
  const { period, asked, setPeriod } = useReportPeriod(books);
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
  const sheet = useMemo(() => (report === undefined ? undefined : transactionListSheet(report)), [report]);
  const isEmpty = report?.vouchers.length === 0;
  return (
    <ReportPage
      title={order === "registration" ? "Transaktionslista (grundbok)" : "Transaktionslista"}
      fileName={fileName(order, search)}
      books={books}
      period={period}
      asked={asked}
      onPeriod={setPeriod}
      sheet={sheet}
      heading={heading}
      isEmpty={isEmpty && search === ""}
      facts={report === undefined ? undefined : vouchersText(report.vouchers.length)}
      controls={
        <LinkButton to="/accounting/report/fullTransaction" variant="subtle">
          Med underlag
        </LinkButton>
      }
      filters={
        <>
          <SearchInput
            className={classes.search}
            label="Sök"
            placeholder="Text, konto, nummer"
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
    />
  );
}

function vouchersText(count: number): string {
  return formatCounted(count, "transaktion", "transaktioner");
}

/** The file of a part says so, as its title does. */
function fileName(order: TransactionListOrder, search: string): string {
  const name = order === "registration" ? "grundbok" : "transaktionslista";
  return search.trim() === "" ? name : `${name}-urval`;
}

/** The default order is left out of the address. */
function orderQuery(order: TransactionListOrder): string | undefined {
  return order === "number" ? undefined : order;
}
