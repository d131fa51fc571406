import type { DateRange } from "../calendar/index.ts";
import type { ImportError } from "./import-error.ts";
import type { ImportNotice } from "./import-notice.ts";
import type { ImportRates } from "./import-rates.ts";
import type { BooksFormat, ImportedBooks } from "./imported-books.ts";
import type { PublishedChart } from "./published-chart.ts";

/** What a file says about itself, shown before the import, also for a file that cannot be imported. */
export interface ImportSource {
  /** The name of the kind of file: "SIE 4E". */
  readonly type: string;
  readonly companyName: string;
  readonly organizationNumber: string;
  /** Undefined when the file does not say. */
  readonly fiscalYear: DateRange | undefined;
  readonly planName: string;
  readonly accountCount: number;
  readonly transactionCount: number;
  readonly attachmentCount: number;
  readonly program: string;
  /** The day that the file was made and by whom, as far as it says. */
  readonly made: string;
}

export interface ReadBooksOptions {
  readonly fileName: string;
  /** The charts that come with the product: they give names to accounts that the file only numbers. */
  readonly charts: readonly PublishedChart[];
  /** For a file in another currency, when it is read again with the rates that it needs. */
  readonly rates?: ImportRates;
  /** A share from 0 to 1, and the words for it. */
  readonly onProgress: (progress: { readonly share: number; readonly text: string }) => void;
}

export type BooksReading =
  | {
      readonly outcome: "refused";
      readonly source: ImportSource;
      readonly errors: readonly ImportError[];
      /** What else was found in the file. */
      readonly notices: readonly ImportNotice[];
    }
  | {
      readonly outcome: "readable";
      readonly source: ImportSource;
      readonly books: ImportedBooks;
      /** The same with the voucher "Importerade saldon"; only where it can be offered (IM8). */
      readonly withSummary: ImportedBooks | undefined;
    };

/** Reads the books of another program from a file of one format. */
export interface BooksReader {
  readonly format: BooksFormat;
  /** Whether a file is of the format, decided by its beginning alone. */
  readonly recognise: (bytes: Uint8Array) => boolean;
  /** Reads a file that has been recognised. */
  readonly read: (bytes: Uint8Array, options: ReadBooksOptions) => BooksReading;
}

/** The first reader of a list, of books or of anything else, that recognises a file. */
export function readerOf<Reader extends Pick<BooksReader, "recognise">>(
  readers: readonly Reader[],
  bytes: Uint8Array,
): Reader | undefined {
  return readers.find((reader) => reader.recognise(bytes));
}
