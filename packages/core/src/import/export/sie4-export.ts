import type { FiscalYear } from "../../fiscal-year/index.ts";
import { parseSie4, type Sie4Error, type Sie4File, writeSie4 } from "../../sie4/index.ts";
import { type ImportSums, importSums } from "../import-sums.ts";
import { type ExportDifference, exportDifferences } from "./export-differences.ts";
import { type ExportedText, exportedTexts } from "./exported-texts.ts";
import { type BooksForSie4, type Sie4ExportFacts, sie4OfBooks } from "./sie4-of-books.ts";

export interface Sie4Export {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sums: ImportSums;
  /** The errors that a reader would find in the file; empty for books that keep the rules. */
  readonly errors: readonly Sie4Error[];
  /** Empty when every closing balance in the file equals that of the reports. */
  readonly differences: readonly ExportDifference[];
  /** The texts that a reader would take for others: all bytes of the file together look like another encoding. */
  readonly misread: readonly ExportedText[];
}

/** Called with the progress of the export. */
export type ExportProgress = (percent: number, message: string) => void;

/**
 * Writes the books as a SIE 4 file and proves it: the bytes are read again as another program would, and the closing
 * balance of every account is compared with the ledger that the reports are computed from, the texts are found in the
 * encoding that they were written in, and the checksum is right (IM11).
 */
export function sie4Export(
  books: BooksForSie4 & { readonly fiscalYear: FiscalYear },
  facts: Sie4ExportFacts,
  onProgress: ExportProgress = () => undefined,
): Sie4Export {
  onProgress(20, "Sammanställer kontoplan, balanser och verifikationer");
  const content = sie4OfBooks(books, facts);
  onProgress(40, "Skriver filen");
  const bytes = writeSie4(content, { withChecksum: true });
  onProgress(70, "Läser filen igen och stämmer av varje konto");
  const file = parseSie4(bytes);
  const sums = importSums(books);
  if (!file.ok) return { bytes, sums, errors: file.error, differences: [], misread: [] };
  const differences = exportDifferences(file.value, books);
  const misread = isReadAsWritten(file.value) ? [] : textsBeyondAscii(books);
  onProgress(100, "Klar");
  return { bytes, sums, errors: [], differences, misread };
}

/** Whether a reader finds the texts and the checksum that were written. */
export function isReadAsWritten({ encoding, checksum }: Pick<Sie4File, "encoding" | "checksum">): boolean {
  return (encoding === "cp437" || encoding === "ascii") && checksum.status === "right";
}

/** The texts that decide how a reader decodes the file. */
function textsBeyondAscii(books: BooksForSie4): readonly ExportedText[] {
  return [...exportedTexts(books)].filter(({ text }) => /[\u0080-\u{10FFFF}]/u.test(text));
}
