import { dateParts } from "../../calendar/index.ts";
import { DEFAULT_COMPANY_TYPE, isCompanyType } from "../../company/index.ts";
import { invariant } from "../../shared/index.ts";
import { isSie4, readSie4, type Sie4File } from "../../sie4/index.ts";
import type { BooksReader, BooksReading, ImportSource, ReadBooksOptions } from "../books-reader.ts";
import type { ImportedBooks } from "../imported-books.ts";
import { knownAccountsFor } from "../published-chart.ts";
import { suggestedCompanyType } from "../recipient-of-import.ts";
import { type ImportSie4Options, importSie4 } from "./import-sie4.ts";
import { programOf } from "./program-of.ts";

/** Books in a SIE file of type 1 to 4. */
export const sie4BooksReader: BooksReader = { format: "sie4", recognise: isSie4, read };

function read(bytes: Uint8Array, { fileName, charts, rates, onProgress }: ReadBooksOptions): BooksReading {
  onProgress({ share: 0.3, text: "Läser filens poster" });
  const file = readFile(bytes);
  onProgress({ share: 0.7, text: `Kontrollerar ${file.ver.length} verifikationer` });
  const options = {
    knownAccounts: knownAccountsFor(charts, typeOf(file), yearOf(file)),
    fileName,
    ...(rates === undefined ? {} : { rates }),
  };
  const imported = importSie4(file, options);
  const source = sourceOf(file);
  if (!imported.ok) {
    const notices = file.findings.map((finding) => ({ code: "finding", format: "sie4", finding }) as const);
    return { outcome: "refused", source, errors: imported.error, notices };
  }
  const books = imported.value;
  return { outcome: "readable", source, books, withSummary: offeredSummary(file, books, options) };
}

/**
 * When repeated numbers are the only errors of a file, the later vouchers get new ones, and the person is asked to
 * confirm (IM15).
 */
function readFile(bytes: Uint8Array): Sie4File {
  const file = readWith(bytes, false);
  const isRepeated = file.errors.every(
    (error) =>
      error.code === "repeated-number" || (error.code === "more-errors" && error.of === "repeated-number"),
  );
  return isRepeated && file.errors.length > 0 ? readWith(bytes, true) : file;
}

function readWith(bytes: Uint8Array, renumbers: boolean): Sie4File {
  const file = readSie4(bytes, { renumbers });
  invariant(file.ok, "a file that is recognised can be read");
  return file.value;
}

function offeredSummary(
  file: Sie4File,
  books: ImportedBooks,
  options: ImportSie4Options,
): ImportedBooks | undefined {
  if (books.transactions.length > 0) return undefined;
  const summary = importSie4(file, { ...options, withSummaryVoucher: true });
  return summary.ok && summary.value.transactions.length > 0 ? summary.value : undefined;
}

function typeOf({ header: { ftyp, orgnr } }: Sie4File) {
  if (ftyp !== undefined && isCompanyType(ftyp)) return ftyp;
  return orgnr === undefined
    ? DEFAULT_COMPANY_TYPE
    : suggestedCompanyType({ organizationNumber: orgnr.number });
}

function yearOf(file: Sie4File): number | undefined {
  const year = file.rar.find((candidate) => candidate.year === 0);
  return year === undefined ? undefined : dateParts(year.from).year;
}

function sourceOf(file: Sie4File): ImportSource {
  const { fnamn, orgnr, kptyp, gen } = file.header;
  const year = file.rar.find((candidate) => candidate.year === 0);
  return {
    type: `SIE ${file.kind}`,
    companyName: fnamn?.trim() ?? "",
    organizationNumber: orgnr?.number ?? "",
    fiscalYear: year === undefined ? undefined : { from: year.from, to: year.to },
    planName: kptyp ?? "",
    accountCount: file.konton.length,
    transactionCount: file.ver.length,
    // SIE 4 has none.
    attachmentCount: 0,
    program: programOf(file) ?? "",
    made: [gen?.date ?? "", gen?.sign ?? ""].filter((part) => part !== "").join(", "),
  };
}
