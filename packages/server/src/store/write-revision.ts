import type { Insertable, Kysely } from "kysely";
import type { ItemHistoryTable, ItemTable, Tables } from "./database-tables.ts";
import type { PreparedItem } from "./prepared-change.ts";
import type { ResolvedChange } from "./resolved-change.ts";
import { bodyHash, revisionHash } from "./revision-hash.ts";
import { chunks } from "./stored-items.ts";

/** Who writes, when, and what for; the same for every document of a commit. */
export interface RevisionStamp {
  readonly commitId: string;
  readonly at: number;
  readonly userId: string;
  readonly userName: string;
  readonly intent: string;
}

/** Rows in one statement: SQLite takes 32 766 parameters. */
const ROWS_PER_STATEMENT = 500;

/** Writes a change as the next revision of its document and gives the revision's number. */
export async function writeRevision(
  tx: Kysely<Tables>,
  change: ResolvedChange,
  stamp: RevisionStamp,
): Promise<number> {
  const { document } = change;
  const { company_id, key } = document;
  const revision = document.revision + 1;
  const { added, size } = await writeItems(tx, change, revision);
  const hashes = await writeHistory(tx, change, revision);
  const headHash = change.ends ? "" : change.head === undefined ? null : bodyHash(change.head.text);
  const covered = { companyId: company_id, storedKey: key, revision, ...stamp, headHash, items: hashes };
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
      hash: revisionHash(await lastHash(tx, change), covered),
    })
    .execute();
  const head = change.ends ? null : (change.head?.text ?? document.head);
  await tx
    .updateTable("document")
    .set({
      revision,
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
  return revision;
}

async function lastHash(tx: Kysely<Tables>, { document }: ResolvedChange): Promise<string> {
  const row = await tx
    .selectFrom("revision")
    .select("hash")
    .where("company_id", "=", document.company_id)
    .where("key", "=", document.key)
    .where("revision", "=", document.revision)
    .executeTakeFirst();
  return row?.hash ?? "";
}

/** Brings the present items up to date; gives how many are new and by how much the texts grew. */
async function writeItems(
  tx: Kysely<Tables>,
  { document, items }: ResolvedChange,
  revision: number,
): Promise<{ readonly added: number; readonly size: number }> {
  const { company_id, key } = document;
  const removed: string[] = [];
  const rows: Insertable<ItemTable>[] = [];
  let added = 0;
  let size = 0;
  for (const { id, before, after } of items) {
    size += (after?.text.length ?? 0) - (before?.text.length ?? 0);
    if (after === undefined) {
      removed.push(id);
    } else {
      const position = before?.position ?? document.next_position + added;
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
): Promise<readonly { readonly id: string; readonly bodyHash: string | null }[]> {
  const { company_id, key } = document;
  const rows: (Insertable<ItemHistoryTable> & { readonly body_hash: string | null })[] = [];
  for (const { id, after } of items) {
    const body = after?.text ?? null;
    rows.push({ company_id, key, id, revision, body, body_hash: body === null ? null : bodyHash(body) });
  }
  for (const some of chunks(rows, ROWS_PER_STATEMENT))
    await tx.insertInto("item_history").values(some).execute();
  return rows.map((row) => ({ id: row.id, bodyHash: row.body_hash }));
}
