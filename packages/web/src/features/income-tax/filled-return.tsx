import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { type IncomeTaxReport, incomeTaxSheet, incomeTaxSide, typedAmounts } from "@huvudbok/core/income-tax";
import { reportHeading } from "@huvudbok/core/report";
import { useMemo } from "react";
import { ReadOnlyYearNotice } from "../../parts/fiscal-year/locked-year-notice.tsx";
import { NothingBooked } from "../../parts/report/empty-reports.tsx";
import { EmptySheetHead } from "../../parts/report/print-head.tsx";
import { PrintStyle } from "../../parts/report/print-style.tsx";
import { ReportHeadingLine } from "../../parts/report/report-heading-line.tsx";
import { SheetTable } from "../../parts/report/sheet/sheet-table.tsx";
import { useAccountHref } from "../../parts/report/use-account-href.ts";
import { reportCompany } from "../../parts/report/use-report-books.ts";
import { useReportFiles } from "../../parts/report/use-report-files.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { formFacts } from "./form-facts.ts";
import { ReturnNotices } from "./return-notices.tsx";
import type { FilledReturnProps } from "./return-props.ts";
import { SheetToggles, useSheetChoice } from "./sheet-toggles.tsx";
import { SruSection } from "./sru-section.tsx";
import { TaxToBookSection } from "./tax-to-book-section.tsx";
import { TypedFields } from "./typed-fields.tsx";
import { useFormCodes } from "./use-form-codes.tsx";
import { useReturnForm } from "./use-return-form.ts";
import { useSruFiles } from "./use-sru-files.ts";

const TITLES = { INK2: "Inkomstdeklaration", NE: "NE-blankett" } as const;

/** The table of the return, the fields that are typed, and the files to the tax agency. */
export function FilledReturn(props: FilledReturnProps) {
  const { kind, books, read, report, above } = props;
  const { fiscalYear, ledger } = books;
  const form = useReturnForm(props);
  const choice = useSheetChoice();
  const side = useMemo(
    () => incomeTaxSide(read.form, report, typedAmounts(form.read.fields.values())),
    [read.form, report, form.read.fields],
  );
  const range = fiscalYearRange(fiscalYear);
  const heading = useMemo(
    () => reportHeading(reportCompany(books.company.config), ledger, fiscalYearRange(fiscalYear)),
    [books.company.config, ledger, fiscalYear],
  );
  const sru = useSruFiles({ ...props, form, side, range });
  const { hidesEmpty, showsDetails } = choice;
  const sheet = useMemo(
    () =>
      incomeTaxSheet(report, side, {
        title: TITLES[kind],
        range: fiscalYearRange(fiscalYear),
        hidesEmpty,
        showsDetails,
      }),
    [report, side, kind, fiscalYear, hidesEmpty, showsDetails],
  );
  const files = useReportFiles(kind === "INK2" ? "inkomstdeklaration" : "ne-blankett", sheet, {
    isReady: true,
    print: () => window.print(),
    isTooLong: false,
  });
  const accountHref = useAccountHref();
  const formCodes = useFormCodes(props);
  return (
    <PageFrame
      state={form.isSaving || formCodes.isRunning ? "Loading" : "Default"}
      error={form.error ?? sru.error ?? files.error ?? formCodes.error}
      facts={formFacts(read)}
      toolbar={files.toolbar}
    >
      <ReadOnlyYearNotice year={fiscalYear} />
      {form.mayWrite && above}
      <SheetToggles choice={choice} />
      <ReportHeadingLine heading={heading} />
      <ReturnNotices report={report} action={formCodes.button} />
      {formCodes.question}
      {isNothingBooked(report) ? (
        <>
          <EmptySheetHead title={TITLES[kind]} heading={heading} />
          <NothingBooked onWholeYear={undefined} />
        </>
      ) : (
        <SheetTable sheet={sheet} heading={heading} accountHref={accountHref} />
      )}
      <TypedFields {...props} form={form} side={side} />
      {kind === "INK2" && <TaxToBookSection books={books} surplus={side.surplus} isSaved={!form.isChanged} />}
      <SruSection files={sru} range={range} />
      <PrintStyle heading={heading} paper="A4" />
    </PageFrame>
  );
}

function isNothingBooked({ parts }: IncomeTaxReport): boolean {
  const rows = parts.flatMap(({ items }) => items.flatMap((group) => group.items));
  return rows.every(({ items }) => items.length === 0);
}
