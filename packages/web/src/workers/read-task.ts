import {
  type AcceptanceKind,
  acceptanceOf,
  BOOKS_READERS,
  errorCount,
  type ImportError,
  type ImportedBooks,
  type ImportNotice,
  importErrorText,
  importFacts,
  importNoticeText,
  importSums,
  type NeededRates,
  readerOf,
} from "@huvudbok/core/import";
import { commitSize } from "./commit-task.ts";
import type { ReadAnswer, ReadBooks, TaskProgress, Tasks } from "./tasks.ts";

/** How many errors are listed one by one (IM1). */
const LISTED_ERRORS = 50;

/** What was read, held for the commit. */
export interface ReadFile {
  readonly answer: ReadAnswer;
  /** Undefined for a file that cannot be imported. */
  readonly books: ImportedBooks | undefined;
  readonly withSummary: ImportedBooks | undefined;
}

/** Reads a file by the reader of its format and turns it into books. */
export function readBooks(
  { bytes, fileName, charts, rates }: Tasks["readBooks"]["input"],
  onProgress: (progress: TaskProgress) => void,
): ReadFile {
  const file = new Uint8Array(bytes);
  const reader = readerOf(BOOKS_READERS, file);
  if (reader === undefined) return withoutBooks({ outcome: "unknown" });
  const reading = reader.read(file, {
    fileName,
    charts,
    onProgress,
    ...(rates === undefined ? {} : { rates }),
  });
  const { source } = reading;
  if (reading.outcome === "refused") {
    return withoutBooks({
      outcome: "refused",
      source,
      errors: reading.errors.slice(0, LISTED_ERRORS).map(importErrorText),
      errorCount: errorCount(reading.errors),
      notices: reading.notices.map(importNoticeText),
      neededRates: neededRates(reading.errors),
    });
  }
  const { books, withSummary } = reading;
  return {
    answer: {
      outcome: "readable",
      source,
      company: books.company,
      books: figuresOf(books),
      withSummary: withSummary === undefined ? undefined : figuresOf(withSummary),
      commitSize: commitSize(books, charts),
      notices: textsOf(books.notices, undefined),
      toAccept: ACCEPTANCE_KINDS.map((kind) => ({ kind, texts: textsOf(books.notices, kind) })).filter(
        ({ texts }) => texts.length > 0,
      ),
    },
    books,
    withSummary,
  };
}

function withoutBooks(answer: ReadAnswer): ReadFile {
  return { answer, books: undefined, withSummary: undefined };
}

function figuresOf(books: ImportedBooks): ReadBooks {
  return { facts: importFacts(books), sums: importSums(books) };
}

/** What a file lacks that has nothing else wrong with it. */
function neededRates([error, ...others]: readonly ImportError[]): NeededRates | undefined {
  return error?.code === "currency" && others.length === 0 ? error.needed : undefined;
}

/** The order in which a person is asked. */
const ACCEPTANCE_KINDS: readonly AcceptanceKind[] = [
  "damaged",
  "incomplete",
  "balances",
  "renumbered",
  "converted",
];

/** The notices that a person must accept for one reason; none for those that only inform. */
function textsOf(notices: readonly ImportNotice[], kind: AcceptanceKind | undefined): readonly string[] {
  return notices.filter((notice) => acceptanceOf(notice) === kind).map(importNoticeText);
}
