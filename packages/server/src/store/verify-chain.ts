import type { Kysely, Selectable } from "kysely";
import { sql } from "kysely";
import type { DataFaultCode } from "./data-fault.ts";
import type { ItemHistoryTable, RevisionTable, Tables } from "./database-tables.ts";
import type { Inspection } from "./inspection.ts";
import type { DocumentRow } from "./lock-documents.ts";
import { type NumberWatch, watchNumbers } from "./number-watch.ts";
import { bodyHash, revisionHash } from "./revision-hash.ts";

/** How a document stands after its last revision, by its history alone. */
export interface ChainEnd {
  readonly revision: number;
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
  headHash: null,
  headRevision: 0,
  createdAt: 0,
  at: 0,
  lastPosition: 0,
  knowsPositions: true,
};

type HistoryRow = Pick<Selectable<ItemHistoryTable>, "id" | "revision" | "body" | "body_hash" | "position">;

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
      if (item.revision === revision.revision) touched.push(item);
      next = await items.next();
    }
    verifyRevision(revision, touched, previousHash, (code) => fault(code, revision.revision));
    for (const id of misnumbered(numbers, revision.intent, touched)) fault("number", revision.revision, id);
    previousHash = revision.hash;
    end = after(end, revision, touched);
  }
  for (; next.done !== true; next = await items.next()) {
    fault("item-history", next.value.revision, next.value.id);
  }
  return end;
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

function after(
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
    headHash: head_hash === null ? end.headHash : head_hash === "" ? null : head_hash,
    headRevision: head_hash === null ? end.headRevision : revision.revision,
    createdAt: end.headHash === null ? at : end.createdAt,
    at,
    lastPosition,
    knowsPositions,
  };
}

const ROWS_PER_QUERY = 500;

async function* revisionRows(
  tx: Kysely<Tables>,
  companyId: number,
  key: string,
): AsyncGenerator<Selectable<RevisionTable>> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await tx
      .selectFrom("revision")
      .selectAll()
      .where("company_id", "=", companyId)
      .where("key", "=", key)
      .where("revision", ">", last)
      .orderBy("revision")
      .limit(ROWS_PER_QUERY)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_QUERY) return;
    last = end.revision;
  }
}

async function* historyRows(
  { tx, onRows }: Inspection,
  companyId: number,
  key: string,
): AsyncGenerator<HistoryRow, undefined> {
  let last = { revision: Number.MIN_SAFE_INTEGER, id: "" };
  for (;;) {
    const rows = await tx
      .selectFrom("item_history")
      .select(["id", "revision", "body", "body_hash", "position"])
      .where("company_id", "=", companyId)
      .where("key", "=", key)
      .where(sql<boolean>`(revision, id) > (${last.revision}, ${last.id})`)
      .orderBy("revision")
      .orderBy("id")
      .limit(ROWS_PER_QUERY)
      .execute();
    onRows(rows.length);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_QUERY) return undefined;
    last = end;
  }
}
