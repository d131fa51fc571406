import { anyKind, type FileReference, isDocumentKind } from "@huvudbok/core/document";
import type { Selectable } from "kysely";
import { type ChainPlace, chainPlace } from "../chain/chain-place.ts";
import { bodyHash, revisionHash } from "../chain/revision-hash.ts";
import type { DocumentRow } from "../commit/lock-documents.ts";
import { storedReferences } from "../commit/referred-files.ts";
import type { RevisionTable } from "../database/database-tables.ts";
import { type HistoryRow, historyRows, revisionRows } from "../reading/history-rows.ts";
import type { DataFindingCode } from "./data-finding.ts";
import type { Inspection } from "./inspection.ts";
import { checkNumbers, type NumberCheck } from "./number-sequence.ts";
import { verifyReferences } from "./verify-references.ts";

/** The state of a document after its last revision, computed from its history alone. */
export interface ChainEnd {
  readonly revision: number;
  /** As stored with the revision; empty before the first. */
  readonly hash: string;
  /** Null: the document does not exist. */
  readonly headHash: string | null;
  readonly headVersion: number;
  readonly headRevision: number;
  /** The revision that created it, or created it again. */
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
  headVersion: 1,
  headRevision: 0,
  createdAt: 0,
  at: 0,
  lastPosition: 0,
  knowsPositions: true,
};

/** Without its body: a long import is one revision, and memory must not hold it. */
type TouchedItem = Omit<HistoryRow, "body">;

/** The origin of the company that a document belongs to; empty when there is none, which is reported elsewhere. */
async function originOf({ tx }: Inspection, companyId: number): Promise<string> {
  if (companyId === 0) return "";
  const query = tx.selectFrom("company").select("origin").where("id", "=", companyId);
  return (await query.executeTakeFirst())?.origin ?? "";
}

/**
 * Recomputes every link of the chain from what is stored, and checks the numbers of vouchers against their series.
 * `keepsFiles`: false for a document whose fiscal year is deleted, since its files are gone with it (CH24).
 */
export async function verifyChain(
  look: Inspection,
  document: DocumentRow,
  keepsFiles: boolean,
): Promise<ChainEnd> {
  const { company_id, key, kind } = document;
  const place = chainPlace(await originOf(look, company_id), key);
  const items = historyRows(look, company_id, key);
  let next = await items.next();
  let end = START;
  /** Undefined after a revision that is missing: the next link cannot be recomputed. */
  let previousHash: string | undefined = "";
  const numbers = isDocumentKind(kind) && anyKind(kind).numbering !== undefined ? checkNumbers() : undefined;
  const references = new Map<string, PastReference>();
  const report = (code: DataFindingCode, revision: number, itemId?: string): void =>
    look.onFinding({
      companyId: company_id,
      key,
      revision,
      code,
      ...(itemId === undefined ? {} : { itemId }),
    });
  for await (const revision of revisionRows(look.tx, company_id, key)) {
    if (revision.revision !== end.revision + 1) {
      report("revision-missing", end.revision + 1);
      previousHash = undefined;
    }
    const touched: TouchedItem[] = [];
    while (next.done !== true && next.value.revision <= revision.revision) {
      const { body, ...item } = next.value;
      const isWhole = body === null || isBodyOf(body, item.body_hash);
      if (!isWhole || item.revision !== revision.revision) report("item-history", item.revision, item.id);
      noteReferences(references, kind, next.value);
      if (item.revision === revision.revision) touched.push(item);
      next = await items.next();
    }
    verifyRevision(place, revision, touched, previousHash, (code) => report(code, revision.revision));
    for (const id of misnumbered(numbers, revision.intent, touched)) report("number", revision.revision, id);
    previousHash = revision.hash;
    end = endAfter(end, revision, touched);
  }
  for (; next.done !== true; next = await items.next()) {
    report("item-history", next.value.revision, next.value.id);
  }
  const past = keepsFiles ? [...references.values()] : [];
  await verifyReferences(look.tx, company_id, past, "item_history", (code, reference) =>
    report(code, reference.revision, reference.itemId),
  );
  return end;
}

/** A file that an item referred to, and the first revision that did so. */
interface PastReference extends FileReference {
  readonly itemId: string;
  readonly revision: number;
}

/** A file that a voucher or draft has ever referred to is kept, even when it no longer refers to it (ST8). */
function noteReferences(
  references: Map<string, PastReference>,
  kind: string,
  { id, revision, body, version }: HistoryRow,
): void {
  if (typeof body !== "string" || !isDocumentKind(kind)) return;
  for (const file of storedReferences(kind, { version, text: body })) {
    const named = `${file.names} ${file.fileId}`;
    if (!references.has(named)) references.set(named, { ...file, itemId: id, revision });
  }
}

/** Checks the head of a revision against its hash, and the hashes against the link of the chain. */
function verifyRevision(
  place: ChainPlace,
  revision: Selectable<RevisionTable>,
  touched: readonly TouchedItem[],
  previousHash: string | undefined,
  report: (code: DataFindingCode) => void,
): void {
  const { head, head_hash } = revision;
  if (head !== null && !isBodyOf(head, head_hash)) report("head");
  if (
    previousHash !== undefined &&
    revisionHash(previousHash, hashed(place, revision, touched)) !== revision.hash
  ) {
    report("hash");
  }
}

/** The type is checked too: a damaged row may contain bytes instead of a text, which would have the same hash. */
function isBodyOf(body: unknown, hash: string | null): boolean {
  return typeof body === "string" && bodyHash(body) === hash;
}

function hashed(place: ChainPlace, row: Selectable<RevisionTable>, items: readonly TouchedItem[]) {
  return {
    ...place,
    revision: row.revision,
    commitId: row.commit_id,
    at: row.at,
    userId: row.user_id,
    userName: row.user_name,
    intent: row.intent,
    headHash: row.head_hash,
    headVersion: row.head_version,
    items: items.map(({ id, body_hash, position, version }) => ({
      id,
      bodyHash: body_hash,
      position,
      version,
    })),
  };
}

function misnumbered(
  numbers: NumberCheck | undefined,
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
    headVersion: head_hash ? revision.head_version : end.headVersion,
    headRevision: head_hash === null ? end.headRevision : revision.revision,
    createdAt: end.headHash === null ? at : end.createdAt,
    at,
    lastPosition,
    knowsPositions,
  };
}
