import { formatOre, type Ore } from "@huvudbok/core/money";
import { type ReportHeading, reportHeading } from "@huvudbok/core/report";
import {
  boxNumberText,
  ROUNDING_ACCOUNT,
  ratesOfAccounts,
  reportRows,
  type VatBooks,
  type VatReport,
  type VatSummary,
  vatSummary,
  vatSummaryTexts,
} from "@huvudbok/core/vat";
import { IconReceiptTax } from "@tabler/icons-react";
import { useMemo } from "react";
import { useVatSplits } from "../../data/vat-splits.ts";
import { PrintHead } from "../../parts/report/print-head.tsx";
import { PrintStyle } from "../../parts/report/print-style.tsx";
import { reportCompany } from "../../parts/report/use-report-books.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { useBooks } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useRegisteredBooks } from "./use-registered-books.ts";
import { useVatPeriod } from "./use-vat-period.ts";
import { useVatReport } from "./use-vat-report.ts";
import classes from "./vat.module.css";
import { VatFilters } from "./vat-filters.tsx";

/** /accounting/vat/summary and /accounting/report/taxSummary: whether the booked VAT is the rates of the bases. */
export function VatSummaryPage() {
  const books = useRegisteredBooks();
  return books === undefined ? <WaitingPage error={undefined} /> : <Summary books={books} />;
}

function Summary({ books }: { readonly books: VatBooks }) {
  const { company } = useBooks();
  const choosing = useAction();
  const choice = useVatPeriod(books, choosing);
  const { found, error } = useVatReport(books, choice.period);
  const { table } = useVatSplits();
  const summary = useMemo(() => {
    if (found === undefined) return undefined;
    const { report } = found;
    const rateOf = table === undefined ? undefined : ratesOfAccounts(books.accounts, table, report.period.to);
    return vatSummary(report, rateOf);
  }, [found, books, table]);
  const heading = useMemo(
    () => found && reportHeading(reportCompany(company.config), books.ledger, found.report.period),
    [company, books, found],
  );
  return (
    <PageFrame
      state={found === undefined && error === undefined ? "Initializing" : "Default"}
      error={error ?? choosing.error}
      toolbar={[
        {
          label: "Momsrapport",
          icon: IconReceiptTax,
          primary: true,
          shortcut: "m",
          to: reportAddress(choice),
        },
      ]}
    >
      <VatFilters choice={choice} />
      {found !== undefined && summary !== undefined && heading !== undefined && (
        <>
          <SummaryStatus summary={summary} />
          <SummaryTable report={found.report} summary={summary} heading={heading} />
          <PrintStyle heading={heading} paper="A4" />
        </>
      )}
    </PageFrame>
  );
}

/** The report of the same period. */
function reportAddress({ type, period }: ReturnType<typeof useVatPeriod>): string {
  const query = new URLSearchParams({ typ: type, ...(period === undefined ? {} : { from: period.from }) });
  return `/accounting/vat/report?${query}`;
}

function SummaryStatus({ summary }: { readonly summary: VatSummary }) {
  if (summary.status === "Passed") return <Notice kind="ok" title="Momskontona stämmer med underlaget" />;
  const title =
    summary.status === "Incomplete"
      ? "Avstämningen kan inte göras klart"
      : "Momskontona stämmer inte med underlaget";
  return (
    <Notice kind="warning" title={title}>
      <ul className={classes.texts}>
        {vatSummaryTexts(summary).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The bases and taxes with an amount, and what there is to pay. */
interface SummaryTableProps {
  readonly report: VatReport;
  readonly summary: VatSummary;
  readonly heading: ReportHeading;
}

function SummaryTable({ report, summary, heading }: SummaryTableProps) {
  const { vatPayableTotal, vatReceivableTotal, rounding, toPay, netAccount } = summary;
  const rows = reportRows(report).filter(({ box, exact }) => box.kind !== "result" && exact !== 0);
  return (
    <table className={classes.summary}>
      <caption className="visually-hidden">Momsavstämning</caption>
      <thead>
        <PrintHead title="Momsavstämning" heading={heading} columnCount={2} />
        <tr>
          <th scope="col">Ruta</th>
          <th scope="col">Bokfört</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ box, exact }) => (
          <SumRow key={box.box} box={box.box} name={box.name} amount={exact} />
        ))}
      </tbody>
      <tfoot>
        <SumRow name="Utgående moms" amount={vatPayableTotal} />
        <SumRow name="Ingående moms" amount={vatReceivableTotal} />
        {rounding !== 0 && (
          <SumRow name={`Öresavrundning, förs till ${ROUNDING_ACCOUNT}`} amount={rounding} />
        )}
        <SumRow name={netAccount === undefined ? "Netto" : netText(toPay, netAccount)} amount={toPay} />
      </tfoot>
    </table>
  );
}

function netText(toPay: Ore, account: number): string {
  return `${toPay > 0 ? "Att betala" : "Att få tillbaka"}, förs till ${account}`;
}

interface SumRowProps {
  /** The number of its box, which a sum has not. */
  readonly box?: number;
  readonly name: string;
  readonly amount: Ore;
}

function SumRow({ box, name, amount }: SumRowProps) {
  return (
    <tr>
      <th scope="row">
        {box !== undefined && <span className={classes.number}>{boxNumberText(box)}</span>} {name}
      </th>
      <td>{formatOre(amount)}</td>
    </tr>
  );
}
