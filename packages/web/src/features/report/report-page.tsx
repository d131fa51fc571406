import type { DateRange } from "@huvudbok/core/calendar";
import { draftsNoteTexts, type Report, type ReportHeading, reportCsv } from "@huvudbok/core/report";
import { useMantineStyleNonce } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useToday } from "../../ui/use-today.ts";
import { NoPlan, NothingBooked } from "./empty-reports.tsx";
import { MOST_PRINTED } from "./line-table.tsx";
import { pageStyle } from "./page-style.ts";
import { EmptySheetHead } from "./print-head.tsx";
import classes from "./report.module.css";
import { ReportFilters } from "./report-filters.tsx";
import { ReportHeadingLine } from "./report-heading-line.tsx";
import { includedText, rangeText } from "./report-texts.ts";
import { Signature } from "./signature.tsx";
import type { ReportBooks } from "./use-report-books.ts";

interface ReportPageProps {
  readonly title: string;
  /** First words of the CSV file's name. */
  readonly fileName: string;
  readonly books: ReportBooks;
  readonly period: DateRange | undefined;
  readonly onPeriod: (period: DateRange) => void;
  readonly report: Report | undefined;
  readonly heading: ReportHeading | undefined;
  /** True when the period holds nothing to show. */
  readonly isEmpty: boolean;
  /** How many lines the report is drawn with. */
  readonly lineCount: number;
  /** What the page counts, beside its title. */
  readonly facts?: string | undefined;
  readonly controls?: ReactNode;
  readonly filters?: ReactNode;
  /** What must be said on paper too, below the report. */
  readonly notes?: readonly string[];
  /** True for a report that is signed on paper. */
  readonly isSigned?: boolean;
  readonly children: ReactNode;
}

const TOO_LONG = "Rapporten är för lång att skriva ut. Välj en kortare period eller ladda ner den som CSV.";

/** What every report has: heading, period, drafts, CSV, print, and its states. */
export function ReportPage(props: ReportPageProps) {
  const { title, fileName, books, period, report, heading, isEmpty, lineCount, children } = props;
  const isReady = books.state === "ready" && report !== undefined;
  const isTooLong = lineCount > MOST_PRINTED;
  const draftsNotes = draftsNotesOf(heading);
  const notes = [...(isTooLong ? [TOO_LONG] : []), ...(props.notes ?? []), ...draftsNotes];
  return (
    <PageFrame
      title={title}
      state={books.state === "waiting" ? "Initializing" : "Default"}
      error={books.state === "error" ? books.error : undefined}
      facts={props.facts}
      controls={props.controls}
      toolbar={[
        {
          label: "Ladda ner CSV",
          icon: IconDownload,
          disabled: !isReady,
          onClick: () => {
            if (report !== undefined) saveFile(csvName(fileName, report), csvBlob(reportCsv(report)));
          },
        },
        {
          label: "Skriv ut",
          icon: IconPrinter,
          disabled: !isReady || isTooLong,
          ...(isTooLong ? { hint: "För lång för utskrift: välj en kortare period eller ladda ner CSV" } : {}),
          onClick: () => window.print(),
        },
      ]}
    >
      {books.state === "no-plan" && <NoPlan />}
      {books.state === "ready" && period !== undefined && heading !== undefined && (
        <>
          <ReportFilters fiscalYear={heading.fiscalYear} period={period} onPeriod={props.onPeriod}>
            {props.filters}
          </ReportFilters>
          <ReportHeadingLine heading={heading} />
          {draftsNotes.length > 0 && <p className={classes.notes}>{draftsNotes.join(" ")}</p>}
          {isEmpty ? (
            <>
              <EmptySheetHead title={title} heading={heading} />
              <NothingBooked onWholeYear={wholeYearOf(props, heading)} />
            </>
          ) : (
            children
          )}
          {notes.map((note) => (
            <p key={note} className={classes.printNote}>
              {note}
            </p>
          ))}
          {props.isSigned === true && <Signature />}
          <PrintStyle heading={heading} />
        </>
      )}
    </PageFrame>
  );
}

/** The way to the whole year, when only a part of it is shown. */
function wholeYearOf({ period, onPeriod }: ReportPageProps, { fiscalYear }: ReportHeading) {
  const isWhole = period?.from === fiscalYear.from && period.to === fiscalYear.to;
  return isWhole ? undefined : () => onPeriod(fiscalYear);
}

function draftsNotesOf(heading: ReportHeading | undefined): readonly string[] {
  return heading?.drafts === undefined ? [] : draftsNoteTexts(heading.drafts);
}

function PrintStyle({ heading }: { readonly heading: ReportHeading }) {
  const today = useToday();
  const nonce = useMantineStyleNonce();
  return (
    <style nonce={nonce?.()}>
      {pageStyle({
        left: `Räkenskapsår ${rangeText(heading.fiscalYear)}`,
        center: includedText(heading),
        right: `Utskrivet ${today}`,
      })}
    </style>
  );
}

function csvBlob(text: string): Blob {
  return new Blob([text], { type: "text/csv;charset=utf-8" });
}

/** "balansrapport-2026-01-01-2026-09-30.csv" */
function csvName(fileName: string, { range }: Report): string {
  return `${fileName}-${range.from}-${range.to}.csv`;
}
