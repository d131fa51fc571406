import type { DateRange } from "@huvudbok/core/calendar";
import { type ReportHeading, reportHeading } from "@huvudbok/core/report";
import {
  RESULT_BOX,
  reportRows,
  shownSections,
  type VatBooks,
  type VatPeriodType,
  vatReportSheet,
} from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useRights } from "../../data/rights.ts";
import { HandedOutNotice } from "../../parts/filing/handed-out-notice.tsx";
import { PrintStyle } from "../../parts/report/print-style.tsx";
import report from "../../parts/report/report.module.css";
import { ReportHeadingLine } from "../../parts/report/report-heading-line.tsx";
import { reportCompany } from "../../parts/report/use-report-books.ts";
import { useReportFiles } from "../../parts/report/use-report-files.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import { useBooks } from "../../ui/loading/page-data.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";
import { PeriodState } from "./period-state.tsx";
import { DeclareAgainDialog } from "./returns-instead.tsx";
import { useAccountNames, useRegisteredBooks } from "./use-registered-books.ts";
import { useReportState } from "./use-report-state.ts";
import { useReturnsInstead } from "./use-returns-instead.ts";
import { useVatActions } from "./use-vat-actions.ts";
import { useVatPeriod } from "./use-vat-period.ts";
import { useVatReport } from "./use-vat-report.ts";
import classes from "./vat.module.css";
import { VatBoxPanel } from "./vat-box-panel.tsx";
import { VatFilters } from "./vat-filters.tsx";
import { VatNoteField } from "./vat-note-field.tsx";
import { VatTable } from "./vat-table.tsx";

/** /accounting/vat/report: the VAT return of a period, its file, and the entry that settles it. */
export function VatReportPage() {
  const books = useRegisteredBooks();
  return books === undefined ? <WaitingPage error={undefined} /> : <Report books={books} />;
}

function Report({ books }: { readonly books: VatBooks }) {
  const choosing = useAction();
  const { mayWrite } = useRights();
  const [error, setError] = usePageError();
  const choice = useVatPeriod(books, choosing);
  const { period, type } = choice;
  const typed = useReportState(period);
  const { found, error: loadError, returnsError } = useVatReport(books, period, typed);
  const nameOf = useAccountNames(found?.years ?? [books]);
  const { hidesEmpty } = typed;
  const sheet = useMemo(
    () => (found === undefined ? undefined : vatReportSheet(found.report, nameOf, { hidesEmpty })),
    [found, nameOf, hidesEmpty],
  );
  const files = useReportFiles("momsrapport", sheet, {
    isReady: sheet !== undefined,
    print: () => window.print(),
    isTooLong: false,
  });
  const declared = useReturnsInstead(found, type);
  const actions = useVatActions({ found, declared, returnsError, note: typed.note, setError });
  const [get, set] = useQueryState();
  const heading = useHeading(books, period);
  const chosen = Number(get("ruta") ?? RESULT_BOX);
  const row = found && reportRows(found.report).find(({ box }) => box.box === chosen);
  return (
    <PageFrame
      state={found === undefined && loadError === undefined ? "Initializing" : "Default"}
      error={loadError ?? error ?? choosing.error ?? files.error ?? actions.error ?? returnsError}
      toolbar={[...(mayWrite ? files.toolbar.map(asSecondary) : files.toolbar), ...actions.toolbar]}
      aside={
        found !== undefined && (
          <>
            {row !== undefined && <VatBoxPanel report={found.report} row={row} type={type} nameOf={nameOf} />}
            <VatNoteField note={typed.note} onChange={typed.setNote} />
          </>
        )
      }
      asideTitle="Förklaring"
    >
      <VatFilters choice={choice} hidesEmpty={hidesEmpty} onHideEmpty={typed.hideEmpty} />
      {found !== undefined && heading !== undefined && (
        <>
          <ReportHeadingLine heading={heading} />
          <PeriodState
            found={found}
            declared={declared}
            type={type}
            nameOf={nameOf}
            typed={typed}
            closing={choosing}
            onSettle={actions.settle}
          />
          <VatTable
            sections={shownSections(found.report, { hidesEmpty })}
            heading={heading}
            chosen={row?.box.box}
            onChoose={(box) => set({ ruta: String(box) })}
          />
          {declared?.instead.length === 0 && <p className={classes.due}>{declared.text}</p>}
          <NearbyPages type={type} period={found.report.period} />
          <HandedOutNotice kind="vat" period={found.report.period} />
          {typed.note !== "" && <p className={report.printNote}>{`Övriga upplysningar: ${typed.note}`}</p>}
          <PrintStyle heading={heading} paper="A4" />
        </>
      )}
      <DeclareAgainDialog {...actions.again} />
    </PageFrame>
  );
}

function useHeading(books: VatBooks, period: DateRange | undefined): ReportHeading | undefined {
  const { config } = useBooks().company;
  return useMemo(
    () => (period === undefined ? undefined : reportHeading(reportCompany(config), books.ledger, period)),
    [config, books, period],
  );
}

/** The file for the authority is what the page is for: the others are rarely taken. A reader, who has fewer, sees them. */
function asSecondary(action: ToolbarAction): ToolbarAction {
  return { ...action, isSecondary: true };
}

/** The pages beside, on the same period; the list of sales is of no whole year. */
function NearbyPages({
  type,
  period: { from },
}: {
  readonly type: VatPeriodType;
  readonly period: DateRange;
}) {
  const list = type === "year" ? "" : `?${new URLSearchParams({ type, period: from })}`;
  return (
    <p className={classes.links} data-print="hidden">
      <LinkButton to={`/accounting/vat/summary?${new URLSearchParams({ typ: type, from })}`}>
        Momsavstämning
      </LinkButton>
      <LinkButton to={`/accounting/vat/ecSales${list}`}>Periodisk sammanställning</LinkButton>
    </p>
  );
}
