import { invariant } from "@huvudbok/core/shared";
import type { Insertable, Kysely } from "kysely";
import type { ItemHistoryTable, ItemTable, Tables } from "./database-tables.ts";
import type { DocumentRow } from "./lock-documents.ts";
import type { PreparedItem } from "./prepared-change.ts";
import type { ResolvedChange } from "./resolved-change.ts";
import { bodyHash, type HashedItem, revisionHash } from "./revision-hash.ts";
import { chunks } from "./stored-items.ts";

/** Who writes, when, and what for; the same for every document of a commit. */
export interface RevisionStamp {
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
  change: ResolvedChange,
  stamp: RevisionStamp,
): Promise<WrittenRevision> {
  const { document } = change;
  const { company_id, key } = document;
  const revision = document.revision + 1;
  const positions = itemPositions(change);
  const { added, size } = await writeItems(tx, change, revision, positions);
  const hashes = await writeHistory(tx, change, revision, positions);
  const headHash = change.ends ? "" : change.head === undefined ? null : bodyHash(change.head.text);
  const covered = { companyId: company_id, storedKey: key, revision, ...stamp, headHash, items: hashes };
  const hash = revisionHash(document.hash, covered);
  await tx
    .insertInto("revision")
    .values({
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
      hash,
    })
    .execute();
  const head = change.ends ? null : (change.head?.text ?? document.head);
  await tx
    .updateTable("document")
    .set({
      revision,
      hash,
      head,
      head_revision: headHash === null ? document.head_revision : revision,
      next_position: document.next_position + added,
      size: document.size + size + (head ?? "").length - (document.head ?? "").length,
      modified_at: stamp.at,
      ...(document.head === null ? { created_at: stamp.at } : {}),
    })
    .where("company_id", "=", company_id)
    .where("key", "=", key)
    .execute();
  return { revision, hash };
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

/** Brings the present items up to date; gives how many are new and by how much the texts grew. */
async function writeItems(
  tx: Kysely<Tables>,
  { document, items }: ResolvedChange,
  revision: number,
  positions: readonly number[],
): Promise<{ readonly added: number; readonly size: number }> {
  const { company_id, key } = document;
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
      rows.push({ company_id, key, id, position, revision, ...numberColumns(after), body: after.text });
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
    await tx
      .insertInto("item")
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(["company_id", "key", "id"]).doUpdateSet((row) => ({
          revision: row.ref("excluded.revision"),
          body: row.ref("excluded.body"),
        })),
      )
      .execute();
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
  { document, items }: ResolvedChange,
  revision: number,
  positions: readonly number[],
): Promise<readonly HashedItem[]> {
  const { company_id, key } = document;
  const rows: (Insertable<ItemHistoryTable> & Pick<ItemHistoryTable, "body_hash" | "position">)[] = [];
  for (const [index, { id, after }] of items.entries()) {
    const body = after?.text ?? null;
    const body_hash = body === null ? null : bodyHash(body);
    rows.push({ company_id, key, id, revision, body, body_hash, position: placeAt(positions, index) });
  }
  for (const some of chunks(rows, ROWS_PER_STATEMENT))
    await tx.insertInto("item_history").values(some).execute();
  return rows.map(({ id, body_hash, position }) => ({ id, bodyHash: body_hash, position }));
}

function placeAt(positions: readonly number[], index: number): number {
  const position = positions[index];
  invariant(position !== undefined, "every touched item has a place");
  return position;
}
