import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import { invariant } from "@huvudbok/core/shared";
import type { Insertable, Kysely } from "kysely";
import { chainPlace } from "../chain/chain-place.ts";
import { bodyHash, type HashedItem, revisionHash } from "../chain/revision-hash.ts";
import type { ItemHistoryTable, ItemTable, Tables } from "../database/database-tables.ts";
import { insertRows } from "../database/insert-rows.ts";
import { plainQuery } from "../database/plain-query.ts";
import type { Engine } from "../database/steps/engine.ts";
import { chunks } from "../reading/stored-items.ts";
import type { DocumentRow } from "./lock-documents.ts";
import type { PreparedItem } from "./prepared-change.ts";
import type { ResolvedChange } from "./resolved-change.ts";

/** Who writes, when, and what for; the same for every document of a commit. */
export interface RevisionStamp {
  /** Of the company; empty for a user's own documents. */
  readonly origin: string;
  readonly commitId: string;
  readonly at: number;
  readonly userId: string;
  readonly userName: string;
  readonly intent: string;
}

/** A revision as the document is at: what its ETag is made from. */
export type WrittenRevision = Pick<DocumentRow, "revision" | "hash">;

/** Rows in one statement: SQLite takes 32 766 parameters. */
const ROWS_PER_STATEMENT = 500;

/** Writes a change as the next revision of its document and gives the revision with its hash. */
export async function writeRevision(
  tx: Kysely<Tables>,
  engine: Engine,
  change: ResolvedChange,
  stamp: RevisionStamp,
): Promise<WrittenRevision> {
  const { document } = change;
  const { company_id, key } = document;
  const revision = document.revision + 1;
  const positions = itemPositions(change);
  const { added, size } = await writeItems(tx, engine, change, revision, positions);
  const hashes = await writeHistory(tx, engine, change, revision, positions);
  const headHash = change.ends ? "" : change.head === undefined ? null : bodyHash(change.head.text);
  const { version } = DOCUMENT_KINDS[change.target.kind];
  const headVersion = change.head === undefined ? 1 : version;
  const covered = {
    ...stamp,
    ...chainPlace(stamp.origin, key),
    revision,
    headHash,
    headVersion,
    items: hashes,
  };
  const hash = revisionHash(document.hash, covered);
  const written = {
    company_id,
    key,
    revision,
    commit_id: stamp.commitId,
    at: stamp.at,
    user_id: stamp.userId,
    user_name: stamp.userName,
    intent: stamp.intent,
    head: change.head?.text ?? null,
    head_hash: headHash,
    head_version: headVersion,
    hash,
  };
  await insertRows(tx, engine, "revision", [written]);
  const head = change.ends ? null : (change.head?.text ?? document.head);
  const after = {
    version,
    revision,
    hash,
    head,
    head_version: change.head === undefined ? document.head_version : version,
    head_revision: headHash === null ? document.head_revision : revision,
    next_position: document.next_position + added,
    size: document.size + size + (head ?? "").length - (document.head ?? "").length,
    modified_at: stamp.at,
    created_at: document.head === null ? stamp.at : document.created_at,
  };
  const columns = Object.keys(after).map((column) => `${column} = ?`);
  const text = `update document set ${columns.join(", ")} where company_id = ? and key = ?`;
  await tx.executeQuery(plainQuery(engine, text, [...Object.values(after), company_id, key]));
  return { revision, hash };
}

/** Says in the revisions of a commit, each the last of its document, how many documents it changed, when those are several. */
export async function countDocuments(
  tx: Kysely<Tables>,
  written: readonly { readonly change: ResolvedChange; readonly at: WrittenRevision }[],
): Promise<void> {
  if (written.length < 2) return;
  await tx
    .updateTable("revision")
    .set({ documents: written.length })
    .where("company_id", "=", written[0]?.change.document.company_id ?? 0)
    .where((row) =>
      row.or(
        written.map(({ change, at }) =>
          row.and([row("key", "=", change.document.key), row("revision", "=", at.revision)]),
        ),
      ),
    )
    .execute();
}

/**
 * The place of every touched item in its document, one after the other: that which it has, or had, or the next free
 * one.
 */
function itemPositions({ document, items }: ResolvedChange): readonly number[] {
  let next = document.next_position;
  return items.map(({ before }) => {
    if (before !== undefined) return before.position;
    next += 1;
    return next - 1;
  });
}

/** An item that is there keeps its place and its number. */
const PUT = `on conflict (company_id, key, id) do update
  set revision = excluded.revision, body = excluded.body, version = excluded.version`;

/** Brings the present items up to date; gives how many are new and by how much the texts grew. */
async function writeItems(
  tx: Kysely<Tables>,
  engine: Engine,
  { target, document, items }: ResolvedChange,
  revision: number,
  positions: readonly number[],
): Promise<{ readonly added: number; readonly size: number }> {
  const { company_id, key } = document;
  const { version } = DOCUMENT_KINDS[target.kind];
  const removed: string[] = [];
  const rows: Insertable<ItemTable>[] = [];
  let added = 0;
  let size = 0;
  for (const [index, { id, before, after }] of items.entries()) {
    size += (after?.text.length ?? 0) - (before?.text.length ?? 0);
    if (after === undefined) {
      removed.push(id);
    } else {
      const position = placeAt(positions, index);
      if (before === undefined) added += 1;
      rows.push({
        company_id,
        key,
        id,
        position,
        revision,
        ...numberColumns(after),
        body: after.text,
        version,
      });
    }
  }
  for (const ids of chunks(removed, ROWS_PER_STATEMENT)) {
    await tx
      .deleteFrom("item")
      .where("company_id", "=", company_id)
      .where("key", "=", key)
      .where("id", "in", ids)
      .execute();
  }
  for (const some of chunks(rows, ROWS_PER_STATEMENT)) {
    await insertRows(tx, engine, "item", some, PUT);
  }
  return { added, size };
}

/** Of a transaction its series and number, so that the highest number of a series is one look in an index. */
function numberColumns({ value }: PreparedItem): {
  readonly series: string | null;
  readonly number: number | null;
} {
  return "series" in value && "number" in value && typeof value.number === "number"
    ? { series: value.series, number: value.number }
    : { series: null, number: null };
}

/** Adds what every touched item became to the history, which is never changed afterwards. */
async function writeHistory(
  tx: Kysely<Tables>,
  engine: Engine,
  { target, document, items }: ResolvedChange,
  revision: number,
  positions: readonly number[],
): Promise<readonly HashedItem[]> {
  const { company_id, key } = document;
  const rows: (Insertable<ItemHistoryTable> &
    Pick<ItemHistoryTable, "body_hash" | "position" | "version">)[] = [];
  for (const [index, { id, after }] of items.entries()) {
    const body = after?.text ?? null;
    const body_hash = body === null ? null : bodyHash(body);
    const version = body === null ? 1 : DOCUMENT_KINDS[target.kind].version;
    rows.push({
      company_id,
      key,
      id,
      revision,
      body,
      body_hash,
      version,
      position: placeAt(positions, index),
    });
  }
  for (const some of chunks(rows, ROWS_PER_STATEMENT)) await insertRows(tx, engine, "item_history", some);
  return rows.map(({ id, body_hash, position, version }) => ({ id, bodyHash: body_hash, position, version }));
}

function placeAt(positions: readonly number[], index: number): number {
  const position = positions[index];
  invariant(position !== undefined, "every touched item has a place");
  return position;
}
