import type { Selectable } from "kysely";
import type { DataFaultCode } from "./data-fault.ts";
import type { RevisionTable } from "./database-tables.ts";
import { type HistoryRow, historyRows, revisionRows } from "./history-rows.ts";
import type { Inspection } from "./inspection.ts";
import type { DocumentRow } from "./lock-documents.ts";
import { type NumberWatch, watchNumbers } from "./number-watch.ts";
import { type FileReference, storedReferences } from "./referred-files.ts";
import { bodyHash, revisionHash } from "./revision-hash.ts";
import { verifyReferences } from "./verify-references.ts";

/** How a document stands after its last revision, by its history alone. */
export interface ChainEnd {
  readonly revision: number;
  /** As stored with the revision; empty before the first. */
  readonly hash: string;
  /** Null: the document is not there. */
  readonly headHash: string | null;
  readonly headRevision: number;
  /** When it came, or came back. */
  readonly createdAt: number;
  readonly at: number;
  readonly lastPosition: number;
  /** False when a part of the history is from before positions were kept. */
  readonly knowsPositions: boolean;
}

const START: ChainEnd = {
  revision: 0,
  hash: "",
  headHash: null,
  headRevision: 0,
  createdAt: 0,
  at: 0,
  lastPosition: 0,
  knowsPositions: true,
};

/** Without its body: a long import is one revision, and memory must not hold it. */
type TouchedItem = Omit<HistoryRow, "body">;

/** Recomputes every link of the chain from what is stored, and holds the numbers of vouchers to their series. */
export async function verifyChain(look: Inspection, document: DocumentRow): Promise<ChainEnd> {
  const { company_id, key, kind } = document;
  const items = historyRows(look, company_id, key);
  let next = await items.next();
  let end = START;
  /** Undefined after a revision that is missing: the next link cannot be recomputed. */
  let previousHash: string | undefined = "";
  const numbers = kind === "transactions" ? watchNumbers() : undefined;
  const references = new Map<string, PastReference>();
  const fault = (code: DataFaultCode, revision: number, itemId?: string): void =>
    look.onFault({ companyId: company_id, key, revision, code, ...(itemId === undefined ? {} : { itemId }) });
  for await (const revision of revisionRows(look.tx, company_id, key)) {
    if (revision.revision !== end.revision + 1) {
      fault("revision-missing", end.revision + 1);
      previousHash = undefined;
    }
    const touched: TouchedItem[] = [];
    while (next.done !== true && next.value.revision <= revision.revision) {
      const { body, ...item } = next.value;
      const isWhole = body === null || isBodyOf(body, item.body_hash);
      if (!isWhole || item.revision !== revision.revision) fault("item-history", item.revision, item.id);
      noteReferences(references, next.value);
      if (item.revision === revision.revision) touched.push(item);
      next = await items.next();
    }
    verifyRevision(revision, touched, previousHash, (code) => fault(code, revision.revision));
    for (const id of misnumbered(numbers, revision.intent, touched)) fault("number", revision.revision, id);
    previousHash = revision.hash;
    end = endAfter(end, revision, touched);
  }
  for (; next.done !== true; next = await items.next()) {
    fault("item-history", next.value.revision, next.value.id);
  }
  await verifyReferences(look.tx, company_id, [...references.values()], "item_history", (code, reference) =>
    fault(code, reference.revision, reference.itemId),
  );
  return end;
}

/** A file that an item referred to, and the revision that did so first. */
interface PastReference extends FileReference {
  readonly itemId: string;
  readonly revision: number;
}

/** What a voucher or draft has ever referred to is kept (clarification P17), also when it refers to it no more. */
function noteReferences(references: Map<string, PastReference>, { id, revision, body }: HistoryRow): void {
  if (typeof body !== "string") return;
  for (const file of storedReferences(body)) {
    const named = `${file.names} ${file.fileId}`;
    if (!references.has(named)) references.set(named, { ...file, itemId: id, revision });
  }
}

/** The head of a revision against its hash, and the hashes against the link of the chain. */
function verifyRevision(
  revision: Selectable<RevisionTable>,
  touched: readonly TouchedItem[],
  previousHash: string | undefined,
  fault: (code: DataFaultCode) => void,
): void {
  const { head, head_hash } = revision;
  if (head !== null && !isBodyOf(head, head_hash)) fault("head");
  if (previousHash !== undefined && revisionHash(previousHash, hashed(revision, touched)) !== revision.hash) {
    fault("hash");
  }
}

/** A damaged row may hold bytes where a text was: they would have the same hash. */
function isBodyOf(body: unknown, hash: string | null): boolean {
  return typeof body === "string" && bodyHash(body) === hash;
}

function hashed(row: Selectable<RevisionTable>, items: readonly TouchedItem[]) {
  return {
    companyId: row.company_id,
    storedKey: row.key,
    revision: row.revision,
    commitId: row.commit_id,
    at: row.at,
    userId: row.user_id,
    userName: row.user_name,
    intent: row.intent,
    headHash: row.head_hash,
    items: items.map(({ id, body_hash, position }) => ({ id, bodyHash: body_hash, position })),
  };
}

function misnumbered(
  numbers: NumberWatch | undefined,
  intent: string,
  touched: readonly TouchedItem[],
): readonly string[] {
  if (numbers === undefined) return [];
  return numbers(
    intent,
    touched.map(({ id, body_hash }) => ({ id, isThere: body_hash !== null })),
  );
}

function endAfter(
  end: ChainEnd,
  revision: Selectable<RevisionTable>,
  touched: readonly TouchedItem[],
): ChainEnd {
  const { head_hash, at } = revision;
  let { lastPosition, knowsPositions } = end;
  for (const { position } of touched) {
    if (position === null) knowsPositions = false;
    else lastPosition = Math.max(lastPosition, position);
  }
  return {
    revision: revision.revision,
    hash: revision.hash,
    headHash: head_hash === null ? end.headHash : head_hash || null,
    headRevision: head_hash === null ? end.headRevision : revision.revision,
    createdAt: end.headHash === null ? at : end.createdAt,
    at,
    lastPosition,
    knowsPositions,
  };
}
