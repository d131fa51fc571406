import { DOCUMENT_KINDS, decodeHead, isDocumentKind } from "@huvudbok/core/document";
import type { DataFaultCode } from "./data-fault.ts";
import type { Inspection } from "./inspection.ts";
import type { DocumentRow } from "./lock-documents.ts";
import { bodyHash } from "./revision-hash.ts";
import { verifyClosedDate } from "./verify/verify-closed-date.ts";
import { verifyOverlaps, yearOfDocument } from "./verify/verify-years.ts";
import { type ChainEnd, verifyChain } from "./verify-chain.ts";
import { verifyItems } from "./verify-items.ts";

/** Inspects one document: its chain of revisions, its row, and what it holds now. */
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
  const end = await verifyChain(look, document);
  const year = await yearOfDocument(look, document);
  const items = await verifyItems(look, document, year === "missing" ? undefined : year);
  const fault = (code: DataFaultCode): void =>
    look.onFault({ companyId: document.company_id, key: document.key, revision: document.revision, code });
  if (!isHead(document, end)) fault("head");
  if (!isReadable(document)) fault("unreadable");
  if (!isOfItsRevisions(document, end, items)) fault("document");
  // What an undone year leaves is an empty document.
  if (year === "missing" && items.count > 0) fault("year-missing");
  if (document.kind === "accountSettings") {
    await verifyOverlaps(look, document);
    await verifyClosedDate(look, document);
  }
}

function isHead({ head }: DocumentRow, end: ChainEnd): boolean {
  if (head !== null && typeof head !== "string") return false;
  return (head === null ? null : bodyHash(head)) === end.headHash;
}

function isReadable({ kind, head, version }: DocumentRow): boolean {
  if (!isDocumentKind(kind)) return false;
  if (version < 1 || version > DOCUMENT_KINDS[kind].version) return false;
  if (head === null) return true;
  try {
    return decodeHead(kind, JSON.parse(head)).ok;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** What the row of the document says beside its head follows from its revisions and its items. */
function isOfItsRevisions(
  document: DocumentRow,
  end: ChainEnd,
  items: { readonly size: number; readonly lastPosition: number },
): boolean {
  const lastPosition = Math.max(end.lastPosition, items.lastPosition);
  const isNext = end.knowsPositions
    ? document.next_position === lastPosition + 1
    : document.next_position > lastPosition;
  if (document.revision !== end.revision || document.hash !== end.hash || !isNext) return false;
  if (document.size !== items.size + (document.head ?? "").length) return false;
  // Before the first revision the row is only there to be locked.
  if (end.revision === 0) return document.head_revision === 0;
  return (
    document.head_revision === end.headRevision &&
    document.created_at === end.createdAt &&
    document.modified_at === end.at
  );
}
