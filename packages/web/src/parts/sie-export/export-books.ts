import type { IsoDate } from "@huvudbok/core/calendar";
import type { Recipient } from "@huvudbok/core/company";
import type { Transaction } from "@huvudbok/core/transaction";
import type { TaskClient } from "../../workers/task-client.ts";
import type { ExportAnswer, TaskProgress } from "../../workers/tasks.ts";
import type { BooksToExport } from "./books-to-export.ts";

/** How many transactions are handed over at a time: copying them blocks the page for no longer than a frame or two. */
const TRANSACTIONS_PER_PART = 2000;
/** The share of the progress that handing over takes. */
const HANDED_OVER = 0.2;

interface ExportOrder {
  readonly books: BooksToExport;
  readonly company: Recipient;
  readonly date: IsoDate;
  /** The person who makes the file. */
  readonly sign: string;
}

/** Makes the worker write a fiscal year as a SIE 4 file. */
export async function exportBooks(
  client: Pick<TaskClient, "ask">,
  { books, company, date, sign }: ExportOrder,
  onProgress: (progress: TaskProgress) => void,
): Promise<ExportAnswer> {
  const { transactions, previous, draftCount: _drafts, ...rest } = books;
  const years = [
    { year: "current", transactions: [...transactions.values()] },
    { year: "previous", transactions: [...(previous?.transactions.values() ?? [])] },
  ] as const;
  const total = years.reduce((count, year) => count + year.transactions.length, 0);
  let done = 0;
  for (const { year, transactions: all } of years) {
    for (const part of partsOf(all)) {
      await client.ask("holdTransactions", { year, transactions: part });
      done += part.length;
      onProgress({ share: (HANDED_OVER * done) / total, text: `Hämtar transaktion ${done} av ${total}` });
    }
  }
  const before = previous && {
    fiscalYear: previous.fiscalYear,
    openingBalances: previous.openingBalances,
  };
  return client.ask("exportSie4", { ...rest, previous: before, company, date, sign }, { onProgress });
}

function partsOf(transactions: readonly Transaction[]): readonly (readonly Transaction[])[] {
  const parts: (readonly Transaction[])[] = [];
  for (let from = 0; from < transactions.length; from += TRANSACTIONS_PER_PART) {
    parts.push(transactions.slice(from, from + TRANSACTIONS_PER_PART));
  }
  return parts;
}
