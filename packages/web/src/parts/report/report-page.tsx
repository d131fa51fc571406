import type { DateRange } from "@huvudbok/core/calendar";
import { draftsNoteTexts, type ReportHeading, type ReportSheet } from "@huvudbok/core/report";
import type { ReactNode } from "react";
import type { AskedPeriod } from "../../ui/date/asked-period.ts";
import { PeriodRefusal } from "../../ui/date/period-refusal.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";
import { PageFrame, type PageProgress } from "../../ui/page-frame/page-frame.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { DraftsToggle } from "./drafts-toggle.tsx";
import { NoPlan, NothingBooked } from "./empty-reports.tsx";
import { paperSize } from "./paper-size.ts";
import { EmptySheetHead } from "./print-head.tsx";
import { PrintStyle } from "./print-style.tsx";
import classes from "./report.module.css";
import { ReportFilters } from "./report-filters.tsx";
import { ReportHeadingLine } from "./report-heading-line.tsx";
import { SheetTable } from "./sheet/sheet-table.tsx";
import { useAccountHref } from "./use-account-href.ts";
import type { ReportBooks } from "./use-report-books.ts";
import { useReportFiles } from "./use-report-files.ts";
import type { SetPeriod } from "./use-report-period.ts";

interface ReportPageProps {
  readonly title: string;
  /** The first words of file names. */
  readonly fileName: string;
  readonly books: ReportBooks;
  readonly period: DateRange | undefined;
  /** What the address asks for. */
  readonly asked: AskedPeriod | undefined;
  readonly onPeriod: SetPeriod;
  readonly sheet: ReportSheet | undefined;
  readonly heading: ReportHeading | undefined;
  /** What the heading of a page without rows is on paper, where it differs from the title. */
  readonly printedTitle?: string | undefined;
  /** The row that the person wants to see. */
  readonly focused?: { readonly id: string } | undefined;
  /** True when the period holds nothing to show. */
  readonly isEmpty: boolean;
  /** The page's count, beside its title. */
  readonly facts?: string | undefined;
  readonly controls?: ReactNode;
  /** What went wrong in the page's own work. */
  readonly error?: PageError | undefined;
  readonly filters?: ReactNode;
  /** What a phone has behind its button for more, where its first figures would come too far down. */
  readonly phoneControls?: ReactNode;
  /** What must also be printed, below the report. */
  readonly notes?: readonly string[];
  /** True for a report that is signed on paper. */
  readonly isSigned?: boolean;
  /** More of the report is to come: until then it is neither printed nor saved. */
  readonly isIncomplete?: boolean;
  /** Shown above the table. */
  readonly children?: ReactNode;
  /** Shown in place of the table, where a page draws more than its sheet holds. */
  readonly view?: ReactNode;
  /** What 'Skriv ut' does, where something must be loaded first. */
  readonly print?: () => void;
  /** True where more than the rows of the sheet makes it too long for paper. */
  readonly isTooLongToPrint?: boolean;
  readonly progress?: PageProgress | undefined;
}

const TOO_LONG = "Rapporten är för lång att skriva ut. Välj en kortare period eller ladda ner den som CSV.";

/** What every report has: heading, period, drafts, CSV, print, and its states. */
export function ReportPage(props: ReportPageProps) {
  const { title, fileName, books, period, sheet, heading, isEmpty } = props;
  const accountHref = useAccountHref();
  const choosing = useAction();
  const isPhone = useIsPhone();
  const files = useReportFiles(fileName, sheet, {
    isReady: books.state === "ready" && props.isIncomplete !== true,
    print: props.print ?? (() => window.print()),
    isTooLong: props.isTooLongToPrint === true,
  });
  const draftsNotes = draftsNotesOf(heading);
  const notes = [...(files.isTooLongToPrint ? [TOO_LONG] : []), ...(props.notes ?? []), ...draftsNotes];
  return (
    <PageFrame
      title={title}
      state={books.state === "waiting" ? "Initializing" : "Default"}
      error={books.state === "error" ? books.error : (files.error ?? choosing.error ?? props.error)}
      facts={props.facts}
      controls={props.controls}
      toolbar={files.toolbar}
      progress={props.progress}
      phoneControls={
        <>
          {props.phoneControls}
          <DraftsToggle run={choosing.runInTurn} />
        </>
      }
    >
      {books.state === "no-plan" && <NoPlan />}
      {books.state === "ready" && period !== undefined && heading !== undefined && (
        <>
          <ReportFilters fiscalYear={heading.fiscalYear} period={period} onPeriod={props.onPeriod}>
            {props.filters}
            {!isPhone && <DraftsToggle run={choosing.runInTurn} />}
          </ReportFilters>
          {props.asked !== undefined && <PeriodRefusal asked={props.asked} />}
          <ReportHeadingLine heading={heading} />
          {draftsNotes.length > 0 && <p className={classes.notes}>{draftsNotes.join(" ")}</p>}
          {isEmpty ? (
            <>
              <EmptySheetHead title={props.printedTitle ?? title} heading={heading} />
              <NothingBooked onWholeYear={wholeYearOf(props, heading)} />
            </>
          ) : (
            <>
              {props.children}
              {props.view}
              {props.view === undefined && sheet !== undefined && (
                <SheetTable
                  sheet={sheet}
                  heading={heading}
                  accountHref={accountHref}
                  focused={props.focused}
                />
              )}
            </>
          )}
          {notes.map((note) => (
            <p key={note} className={classes.printNote}>
              {note}
            </p>
          ))}
          {props.isSigned === true && <Signature />}
          <PrintStyle heading={heading} paper={sheet === undefined ? "A4" : paperSize(sheet)} />
        </>
      )}
    </PageFrame>
  );
}

/** A link to the whole year, when only a part of it is shown. */
function wholeYearOf({ period, onPeriod }: ReportPageProps, { fiscalYear }: ReportHeading) {
  const isWhole = period?.from === fiscalYear.from && period.to === fiscalYear.to;
  return isWhole ? undefined : () => onPeriod(fiscalYear);
}

function draftsNotesOf(heading: ReportHeading | undefined): readonly string[] {
  return heading?.drafts === undefined ? [] : draftsNoteTexts(heading.drafts);
}

/** Where a printed report is signed. */
function Signature() {
  return (
    <div className={classes.signature} aria-hidden>
      <span>Ort och datum</span>
      <span>Underskrift</span>
    </div>
  );
}
