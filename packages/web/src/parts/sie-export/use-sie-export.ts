import type { Recipient } from "@huvudbok/core/company";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { exportFileName } from "@huvudbok/core/import";
import { useEffect, useRef, useState } from "react";
import { useSignIn } from "../../data/sign-in/current-sign-in.ts";
import { useToday } from "../../ui/date/use-today.ts";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { TaskClient } from "../../workers/task-client.ts";
import type { ExportAnswer, TaskProgress } from "../../workers/tasks.ts";
import { useHandOver } from "../filing/use-hand-over.ts";
import type { BooksToExport } from "./books-to-export.ts";
import { exportBooks } from "./export-books.ts";

const WRITER_BROKE = "Exportfilen kunde inte skrivas. Ladda om sidan och försök igen.";

/** A file that was written, and its contents. */
export interface DoneExport extends ExportAnswer {
  readonly fileName: string;
  /** The year of the file: another one may have been selected meanwhile. */
  readonly fiscalYearId: FiscalYearId;
}

export interface SieExport {
  /** From 0 to 1, with a text; undefined when nothing is running. */
  readonly progress: TaskProgress | undefined;
  readonly error: PageError | undefined;
  readonly done: DoneExport | undefined;
  readonly start: (books: BooksToExport, company: Recipient) => void;
  readonly stop: () => void;
}

/** Writes the export file in a worker and saves it as soon as it is proved right (IM11). */
export function useSieExport(): SieExport {
  const [progress, setProgress] = useState<TaskProgress>();
  const [error, setError] = useState<PageError>();
  const [done, setDone] = useState<DoneExport>();
  const client = useRef<TaskClient>(undefined);
  const today = useToday();
  const sign = useSignIn()?.name ?? "";
  const { handOver, error: notRecorded } = useHandOver();
  useEffect(() => () => client.current?.close(), []);

  async function run(books: BooksToExport, company: Recipient) {
    stop();
    setDone(undefined);
    setError(undefined);
    const writer = new TaskClient(WRITER_BROKE);
    client.current = writer;
    try {
      setProgress({ share: 0, text: "Förbereder exporten" });
      const answer = await exportBooks(writer, { books, company, date: today, sign }, setProgress);
      const fileName = exportFileName(company.name, books.fiscalYear, "se");
      setDone({ ...answer, fileName, fiscalYearId: books.fiscalYear.id });
      if (isProved(answer)) {
        const { from, to } = books.fiscalYear;
        const files = [{ name: fileName, content: answer.file }];
        handOver({ kind: "sie4", period: { from, to }, files });
      }
    } catch (thrown) {
      if (client.current === writer) setError(pageErrorOf(thrown));
    }
    if (client.current === writer) stop();
  }

  function stop() {
    client.current?.close();
    client.current = undefined;
    setProgress(undefined);
  }

  return {
    progress,
    error: error ?? notRecorded,
    done,
    start: (books, company) => void run(books, company),
    stop,
  };
}

/** Whether reading the file again gives the balances of the reports and the texts of the books. */
export function isProved({
  errors,
  differences,
  misread,
}: Pick<ExportAnswer, "errors" | "differences" | "misread">): boolean {
  return errors.length === 0 && differences.length === 0 && misread.length === 0;
}
