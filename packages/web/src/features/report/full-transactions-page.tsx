import type { DateRange } from "@huvudbok/core/calendar";
import { formatCounted } from "@huvudbok/core/money";
import {
  type FileChoice,
  fullListTitle,
  searchedTransactionList,
  type TransactionListReport,
  transactionListReport,
  transactionListSheet,
  vouchersByFiles,
} from "@huvudbok/core/report";
import { attachedFileIds } from "@huvudbok/core/transaction";
import { NativeSelect } from "@mantine/core";
import { useDeferredValue, useMemo } from "react";
import { useDocument } from "../../data/use-document.ts";
import classes from "../../parts/report/report.module.css";
import { ReportPage } from "../../parts/report/report-page.tsx";
import { type ReportBooks, useReportBooks } from "../../parts/report/use-report-books.ts";
import { useReportHeading } from "../../parts/report/use-report-heading.ts";
import { useReportPeriod } from "../../parts/report/use-report-period.ts";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { FullTransactionsTable } from "./full/full-transactions-table.tsx";
import { useFileStore } from "./full/use-file-store.ts";
import { useGrowingCount } from "./full/use-growing-count.ts";
import { usePrintWithFiles } from "./full/use-print-with-files.ts";
import { shownFileId } from "./full/voucher-files.tsx";

const TITLE = "Transaktioner med underlag";
/** What a browser can lay out and hold in memory at once. */
const MOST_PRINTED_VOUCHERS = 2000;
const MOST_PRINTED_FILES = 400;

const FILE_CHOICES: { readonly value: FileChoice; readonly label: string }[] = [
  { value: "all", label: "Underlag: alla" },
  { value: "with", label: "Med underlag" },
  { value: "without", label: "Utan underlag" },
];

const REPORT_LINKS = [
  { path: "balance", label: "Balansrapport" },
  { path: "result", label: "Resultatrapport" },
  { path: "ledger", label: "Huvudbok" },
] as const;

/** Every voucher of a period as it is kept: rows, note and files, on screen and on paper. */
export function FullTransactionsPage() {
  const books = useReportBooks();
  const { period, asked, setPeriod } = useReportPeriod(books);
  const heading = useReportHeading(books, period);
  const [query, setQuery] = useQueryState();
  const [search, files] = [query("search") ?? "", fileChoice(query("files"))];
  const report = useChosenVouchers(books, period, search, files);
  const title = report === undefined ? TITLE : fullListTitle(report);
  const sheet = useMemo(
    () => (report === undefined ? undefined : transactionListSheet(report, title)),
    [report, title],
  );
  const filesOf = useFilesOf(report);
  const store = useFileStore();
  const { rendersAll, progress, print } = usePrintWithFiles(store, filesOf.all);
  const isPrinting = usePrinting();
  const { count, end } = useGrowingCount(report?.vouchers ?? NO_VOUCHERS);
  const isTooLong =
    report !== undefined &&
    (report.vouchers.length > MOST_PRINTED_VOUCHERS || filesOf.all.length > MOST_PRINTED_FILES);
  const isPhone = useIsPhone();
  const links = <ReportLinks query={{ from: query("from"), to: query("to") }} />;
  const isFiltered = search !== "" || files !== "all";
  return (
    <ReportPage
      title={TITLE}
      fileName={isFiltered ? "transaktioner-urval" : "transaktioner-med-underlag"}
      books={books}
      period={period}
      asked={asked}
      onPeriod={setPeriod}
      sheet={sheet}
      heading={heading}
      isEmpty={report?.vouchers.length === 0 && !isFiltered}
      facts={report && formatCounted(report.vouchers.length, "transaktion", "transaktioner")}
      print={print}
      isTooLongToPrint={isTooLong}
      progress={progress}
      controls={isPhone ? undefined : links}
      phoneControls={links}
      filters={<FullFilters search={search} files={files} setQuery={setQuery} />}
      view={
        report !== undefined &&
        heading !== undefined && (
          <>
            <FullTransactionsTable
              title={title}
              heading={heading}
              report={report}
              count={(rendersAll || isPrinting) && !isTooLong ? report.vouchers.length : count}
              files={{ store, of: filesOf.of }}
            />
            <div ref={end} />
          </>
        )
      }
    />
  );
}

function useChosenVouchers(
  books: ReportBooks,
  period: DateRange | undefined,
  search: string,
  files: FileChoice,
): TransactionListReport | undefined {
  const soughtLater = useDeferredValue(search);
  return useMemo(() => {
    if (books.state !== "ready" || period === undefined) return undefined;
    const whole = transactionListReport(books.ledger, books.plan, { range: period, order: "number" });
    return vouchersByFiles(searchedTransactionList(whole, soughtLater), files);
  }, [books, period, soughtLater, files]);
}

interface FullFiltersProps {
  readonly search: string;
  readonly files: FileChoice;
  readonly setQuery: ReturnType<typeof useQueryState>[1];
}

function FullFilters({ search, files, setQuery }: FullFiltersProps) {
  return (
    <>
      <SearchInput
        className={classes.search}
        label="Sök"
        placeholder="Text, konto, nummer"
        value={search}
        onChange={(text) => setQuery({ search: text }, { isTyped: true })}
      />
      <NativeSelect
        aria-label="Med eller utan underlag"
        className={classes.order ?? ""}
        value={files}
        data={FILE_CHOICES}
        onChange={(event) => {
          const choice = fileChoice(event.currentTarget.value);
          setQuery({ files: choice === "all" ? undefined : choice });
        }}
      />
    </>
  );
}

const NO_VOUCHERS: readonly unknown[] = [];

/** Another value than those of the choices means all. */
function fileChoice(text: string | undefined): FileChoice {
  return FILE_CHOICES.find(({ value }) => value === text)?.value ?? "all";
}

/** The attachments that vouchers name, and the files of all of them. */
function useFilesOf(report: TransactionListReport | undefined) {
  const { state, items } = useDocument("attachmentData");
  return useMemo(() => {
    const of = (ids: readonly string[]) => ({
      attachments: ids.map((id) => items.get(id)).filter((found) => found !== undefined),
      missing: state === "Initializing" ? [] : ids.filter((id) => !items.has(id)),
    });
    const named = report?.vouchers.flatMap(({ source }) => attachedFileIds(source.voucher)) ?? [];
    return { of, all: [...new Set(of(named).attachments.map(shownFileId))] };
  }, [report, state, items]);
}

/** The other reports of the same period. */
function ReportLinks({ query }: { readonly query: Readonly<Record<string, string | undefined>> }) {
  const values = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = values.length === 0 ? "" : `?${new URLSearchParams(values)}`;
  return REPORT_LINKS.map(({ path, label }) => (
    <LinkButton key={path} to={`/accounting/report/${path}${search}`} variant="subtle">
      {label}
    </LinkButton>
  ));
}
