import type { Attachment } from "@huvudbok/core/attachment";
import { anyKind, type DocumentKind, documentKinds } from "@huvudbok/core/document";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { documentClient } from "../../../data/documents/current-client.ts";
import type { DocumentState } from "../../../data/documents/document-state.ts";
import { dataKey } from "../../../data/documents/unsaved-commit.ts";
import { heldFiles } from "../../../data/files/files.ts";
import { unfinishedForms } from "../../../data/unfinished/current-forms.ts";
import type { UnfinishedRecord } from "../../../data/unfinished/form-format.ts";
import type { BooksToExport } from "../../../parts/sie-export/books-to-export.ts";
import { type ArchiveEntry, archiveEntries } from "./archive-entries.ts";

/** Everything that goes with a fiscal year. */
export interface YearContents {
  /** How many items each document holds that the year has, by its kind. */
  readonly documents: ReadonlyMap<DocumentKind, number>;
  /** Which versions of the documents those are: the ETag of each, undefined of one that there is not. */
  readonly etags: ReadonlyMap<DocumentKind, string | undefined>;
  readonly books: BooksToExport;
  readonly attachments: readonly Attachment[];
  /** The stored files that its attachments name, previews included. */
  readonly fileIds: ReadonlySet<string>;
  readonly archive: readonly ArchiveEntry[];
  /** The files that this browser holds a copy of, and the forms that are begun in the year. */
  readonly heldFiles: readonly string[];
  readonly forms: readonly UnfinishedRecord[];
}

interface LoadedYear {
  readonly companyId: number;
  readonly year: FiscalYear;
  /** The year before, whose balances the SIE file has too. */
  readonly previous: FiscalYear | undefined;
}

/** The kinds of documents that a fiscal year has one of. */
export const YEAR_DOCUMENTS: readonly DocumentKind[] = documentKinds().filter(
  (kind) => anyKind(kind).scope === "fiscalYear",
);

/**
 * Loads what goes with a year, as the server has it now. Throws `ApiFailure`. `onLoaded` is called with how many of the
 * documents have been loaded.
 */
export async function loadYear(
  { companyId, year, previous }: LoadedYear,
  onLoaded: (count: number) => void,
): Promise<YearContents> {
  const documents = new Map<DocumentKind, number>();
  const etags = new Map<DocumentKind, string | undefined>();
  for (const [index, kind] of YEAR_DOCUMENTS.entries()) {
    const { isMissing, items, etag } = await loaded(kind, companyId, year);
    etags.set(kind, etag);
    if (!isMissing) documents.set(kind, items.size);
    onLoaded(index + 1);
  }
  const of = <Kind extends DocumentKind>(kind: Kind) => loaded(kind, companyId, year, "held");
  const attachments = [...(await of("attachmentData")).items.values()];
  const transactions = (await of("transactions")).items;
  const drafts = (await of("transactionDrafts")).items;
  const fileIds = new Set(attachments.flatMap(filesOf));
  return {
    documents,
    etags,
    books: await booksOf({ companyId, year, previous }),
    attachments,
    fileIds,
    archive: archiveEntries({ attachments, transactions: transactions.values(), drafts: drafts.values() }),
    heldFiles: await heldFiles(companyId, fileIds),
    forms: await formsOf(companyId, year),
  };
}

/**
 * Whether this browser holds every document as it was loaded. It takes up what others save by itself, so a commit is
 * otherwise based on what nobody has reviewed.
 */
export function isAsLoaded(
  { etags }: Pick<YearContents, "etags">,
  { companyId, year }: Pick<LoadedYear, "companyId" | "year">,
): boolean {
  const client = documentClient();
  return YEAR_DOCUMENTS.every((kind) => {
    const key = dataKey(kind, companyId, year.id);
    return key !== undefined && client?.state(key, kind).etag === etags.get(kind);
  });
}

async function booksOf({ companyId, year, previous }: LoadedYear): Promise<BooksToExport> {
  const of = <Kind extends DocumentKind>(kind: Kind, one: FiscalYear) => loaded(kind, companyId, one, "held");
  const plan = await of("accountPlan", year);
  return {
    fiscalYear: year,
    planName: plan.head?.name ?? "",
    accounts: [...plan.items.values()],
    openingBalances: [...(await of("accountBalance", year)).items.values()],
    transactions: (await of("transactions", year)).items,
    previous: previous && {
      fiscalYear: previous,
      openingBalances: [...(await of("accountBalance", previous)).items.values()],
      transactions: (await of("transactions", previous)).items,
    },
    records: (await of("sieRecords", year)).head?.records ?? [],
    draftCount: (await of("transactionDrafts", year)).items.size,
  };
}

async function formsOf(companyId: number, { id }: FiscalYear): Promise<readonly UnfinishedRecord[]> {
  const forms = unfinishedForms(companyId);
  await forms.load();
  const records = [...(forms.records?.values() ?? [])];
  return records.filter(({ fiscalYearId, form }) => fiscalYearId === id || form === `series ${id}`);
}

function filesOf({ fileId, thumbnailId, editedId }: Attachment): readonly string[] {
  return [fileId, thumbnailId, editedId].filter((id) => id !== undefined);
}

/** A document as the server has it now, or, "held", as it was just loaded. */
async function loaded<Kind extends DocumentKind>(
  kind: Kind,
  companyId: number,
  year: FiscalYear,
  which?: "held",
): Promise<DocumentState<Kind>> {
  const client = documentClient();
  const key = dataKey(kind, companyId, year.id);
  if (client === undefined || key === undefined) throw new Error("Ingen är inloggad.");
  const failure =
    (await client.load(key, kind)) ?? (which === "held" ? undefined : await client.refresh(key, kind));
  if (failure !== undefined) throw failure;
  return client.state(key, kind);
}
