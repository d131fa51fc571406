import { BOOKS, DOCUMENT_KINDS, isDocumentKind } from "@huvudbok/core/document";
import { bodyHash } from "../chain/revision-hash.ts";
import type { DocumentRow } from "../commit/lock-documents.ts";
import { readStoredHead } from "../reading/stored-values.ts";
import type { DataFindingCode } from "./data-finding.ts";
import type { Inspection } from "./inspection.ts";
import { type ChainEnd, verifyChain } from "./verify-chain.ts";
import { verifyClosedDate } from "./verify-closed-date.ts";
import { type ItemsFound, verifyItems } from "./verify-items.ts";
import { verifyOverlaps, yearOfDocument } from "./verify-years.ts";

/** Inspects one document: its chain of revisions, its row, and its current content. */
export async function verifyDocument(
  look: Inspection,
  place: { readonly company_id: number; readonly key: string },
): Promise<void> {
  const document = await look.tx
    .selectFrom("document")
    .selectAll()
    .where("company_id", "=", place.company_id)
    .where("key", "=", place.key)
    .executeTakeFirst();
  if (document === undefined) return;
  const year = await yearOfDocument(look, document);
  const end = await verifyChain(look, document, year !== "missing");
  const items = await verifyItems(look, document, year === "missing" ? undefined : year);
  const report = (code: DataFindingCode): void =>
    look.onFinding({ companyId: document.company_id, key: document.key, revision: document.revision, code });
  if (!isHead(document, end)) report("head");
  if (!isReadable(document)) report("unreadable");
  if (!isOfItsRevisions(document, end, items)) report("document");
  // An undone fiscal year leaves an empty document.
  if (year === "missing" && items.count > 0) report("year-missing");
  if (document.kind === BOOKS.years) {
    await verifyOverlaps(look, document);
    await verifyClosedDate(look, document);
  }
}

function isHead({ head, head_version }: DocumentRow, end: ChainEnd): boolean {
  if (head !== null && typeof head !== "string") return false;
  if (head !== null && head_version !== end.headVersion) return false;
  return (head === null ? null : bodyHash(head)) === end.headHash;
}

function isReadable({ kind, head, head_version, version }: DocumentRow): boolean {
  if (!isDocumentKind(kind)) return false;
  if (version < 1 || version > DOCUMENT_KINDS[kind].version) return false;
  return head === null || readStoredHead(kind, head_version, head).ok;
}

/** Checks the columns of the document's row, besides its head, against its revisions and items. */
function isOfItsRevisions(document: DocumentRow, end: ChainEnd, items: ItemsFound): boolean {
  const lastPosition = Math.max(end.lastPosition, items.lastPosition);
  const isNext = end.knowsPositions
    ? document.next_position === lastPosition + 1
    : document.next_position > lastPosition;
  if (document.revision !== end.revision || document.hash !== end.hash || !isNext) return false;
  // The version may be newer: an item that was written in it may have been removed.
  if (document.version < Math.max(items.newestVersion, document.head === null ? 0 : document.head_version))
    return false;
  if (document.size !== items.size + (document.head ?? "").length) return false;
  // Before the first revision the row exists only to be locked.
  if (end.revision === 0) return document.head_revision === 0;
  return (
    document.head_revision === end.headRevision &&
    document.created_at === end.createdAt &&
    document.modified_at === end.at
  );
}
