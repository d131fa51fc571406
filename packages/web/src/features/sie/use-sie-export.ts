import type { Recipient } from "@huvudbok/core/company";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { exportFileName } from "@huvudbok/core/import";
import { useEffect, useRef, useState } from "react";
import { useSignIn } from "../../data/current-sign-in.ts";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { saveFile } from "../../ui/save-file.ts";
import { useToday } from "../../ui/use-today.ts";
import { Sie4Client } from "../../workers/sie4-client.ts";
import type { ExportAnswer, TaskProgress } from "../../workers/sie4-messages.ts";
import { exportBooks } from "./export-books.ts";
import type { BooksToExport } from "./use-books-to-export.ts";

/** A file that was written, and what it holds. */
export interface DoneExport extends ExportAnswer {
  readonly fileName: string;
  /** The year that it is of: another one may be chosen meanwhile. */
  readonly fiscalYearId: FiscalYearId;
}

export interface SieExport {
  /** From 0 to 1, with words; undefined when nothing is under way. */
  readonly progress: TaskProgress | undefined;
  readonly error: PageError | undefined;
  readonly done: DoneExport | undefined;
  readonly start: (books: BooksToExport, company: Recipient) => void;
  readonly stop: () => void;
}

/** Writes the export file in a worker and hands it over as soon as it is proved right. */
export function useSieExport(): SieExport {
  const [progress, setProgress] = useState<TaskProgress>();
  const [error, setError] = useState<PageError>();
  const [done, setDone] = useState<DoneExport>();
  const client = useRef<Sie4Client>(undefined);
  const today = useToday();
  const sign = useSignIn()?.name ?? "";
  useEffect(() => () => client.current?.close(), []);

  async function run(books: BooksToExport, company: Recipient) {
    stop();
    setDone(undefined);
    setError(undefined);
    const writer = new Sie4Client();
    client.current = writer;
    try {
      setProgress({ share: 0, text: "Förbereder exporten" });
      const answer = await exportBooks(writer, { books, company, date: today, sign }, setProgress);
      const fileName = exportFileName(company.name, books.fiscalYear, "se");
      setDone({ ...answer, fileName, fiscalYearId: books.fiscalYear.id });
      if (isProved(answer)) saveFile(fileName, answer.file);
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

  return { progress, error, done, start: (books, company) => void run(books, company), stop };
}

/** Whether another program reads the file, and finds the balances of our reports in it. */
export function isProved({ errors, differences }: ExportAnswer): boolean {
  return errors.length === 0 && differences.length === 0;
}
