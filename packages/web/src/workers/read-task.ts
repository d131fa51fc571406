import { dateParts } from "@huvudbok/core/calendar";
import { DEFAULT_COMPANY_TYPE, isCompanyType } from "@huvudbok/core/company";
import {
  type AcceptanceKind,
  acceptanceOf,
  type ImportData,
  type ImportError,
  type ImportNotice,
  importErrorText,
  importFacts,
  importNoticeText,
  importSie4,
  importSums,
  knownAccountsFor,
  type PublishedChart,
  suggestedCompanyType,
} from "@huvudbok/core/import";
import { readSie4, type Sie4File } from "@huvudbok/core/sie4";
import { sieSource } from "./sie-source.ts";
import type { ReadAnswer, ReadBooks, TaskProgress } from "./sie4-messages.ts";

/** How many errors a person is told one by one. */
const TOLD_ERRORS = 50;

/** What was read, kept for the commit. */
export interface ReadFile {
  readonly answer: ReadAnswer;
  /** Undefined for a file that cannot be imported. */
  readonly data: ImportData | undefined;
  readonly withSummary: ImportData | undefined;
}

/** Reads a SIE 4 file and turns it into books. */
export function readTask(
  bytes: Uint8Array,
  charts: readonly PublishedChart[],
  onProgress: (progress: TaskProgress) => void,
): ReadFile {
  onProgress({ share: 0.3, text: "Läser filens poster" });
  const read = readFile(bytes);
  if (!read.ok) return { answer: { outcome: "not-sie" }, data: undefined, withSummary: undefined };
  const file = read.value;
  onProgress({ share: 0.7, text: `Kontrollerar ${file.ver.length} verifikationer` });
  const knownAccounts = knownAccountsFor(charts, typeOf(file), yearOf(file));
  const imported = importSie4(file, { knownAccounts });
  if (!imported.ok) return refused(file, imported.error);
  const withSummary = offeredSummary(file, imported.value, knownAccounts);
  return {
    answer: {
      outcome: "readable",
      source: sieSource(file),
      company: imported.value.company,
      books: booksOf(imported.value),
      withSummary: withSummary === undefined ? undefined : booksOf(withSummary),
      notices: textsOf(imported.value.notices, undefined),
      toAccept: ACCEPTANCE_KINDS.map((kind) => ({
        kind,
        texts: textsOf(imported.value.notices, kind),
      })).filter(({ texts }) => texts.length > 0),
    },
    data: imported.value,
    withSummary,
  };
}

function refused(file: Sie4File, errors: readonly ImportError[]): ReadFile {
  const answer: ReadAnswer = {
    outcome: "refused",
    source: sieSource(file),
    errors: errors.slice(0, TOLD_ERRORS).map(importErrorText),
    errorCount: errors.reduce((count, error) => count + countOf(error), 0),
    notices: file.findings.map((finding) => importNoticeText({ code: "finding", finding })),
  };
  return { answer, data: undefined, withSummary: undefined };
}

/** The reader tells the first hundred of a kind, and how many more there are. */
function countOf(error: ImportError): number {
  return error.code === "file" && error.error.code === "more-errors" ? error.error.count : 1;
}

function offeredSummary(
  file: Sie4File,
  data: ImportData,
  knownAccounts: ReturnType<typeof knownAccountsFor>,
): ImportData | undefined {
  if (data.transactions.length > 0) return undefined;
  const summary = importSie4(file, { knownAccounts, withSummaryVoucher: true });
  return summary.ok && summary.value.transactions.length > 0 ? summary.value : undefined;
}

function booksOf(data: ImportData): ReadBooks {
  return { facts: importFacts(data), sums: importSums(data) };
}

/** The order in which a person is asked. */
const ACCEPTANCE_KINDS: readonly AcceptanceKind[] = ["damaged", "incomplete", "renumbered"];

/** The notices that a person must say yes to for one reason; those that only tell for none. */
function textsOf(notices: readonly ImportNotice[], kind: AcceptanceKind | undefined): readonly string[] {
  return notices.filter((notice) => acceptanceOf(notice) === kind).map(importNoticeText);
}

/**
 * A file that is wrong in nothing but numbers that come twice is read with new ones for the later, which the person is
 * asked about (clarification C46).
 */
function readFile(bytes: Uint8Array): ReturnType<typeof readSie4> {
  const file = readSie4(bytes);
  if (!file.ok || file.value.errors.length === 0) return file;
  const isRepeated = file.value.errors.every(
    (error) =>
      error.code === "repeated-number" || (error.code === "more-errors" && error.of === "repeated-number"),
  );
  return isRepeated ? readSie4(bytes, { renumbers: true }) : file;
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
