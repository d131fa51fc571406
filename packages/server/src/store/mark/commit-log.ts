import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database-tables.ts";
import { bodyHash } from "../revision-hash.ts";
import { sealRows } from "../seal-rows.ts";
import type { HistoryMark, LoggedWrite } from "./history-mark.ts";

/** Rows that a mark may still point to: a process that was stopped for longer is only held to the last sequence. */
const KEPT_ROWS = 10_000;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Writes down, in the transaction of a write, that it was done. The row stays when its company goes. PostgreSQL gives
 * sequences without a lock, so that they may become visible in another order and have gaps.
 */
export async function logWrite(
  tx: Kysely<Tables>,
  now: number,
  revisionHashes: readonly string[],
): Promise<LoggedWrite> {
  const hash = bodyHash(JSON.stringify([randomUUID(), ...revisionHashes]));
  const row = await tx
    .insertInto("commit_log")
    .values({ at: now, hash, row_hash: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sealRows(tx, "commit_log", [row]);
  return { sequence: row.sequence, hash };
}

/** How far the database has come. */
export async function currentMark(tx: Kysely<Tables>): Promise<HistoryMark> {
  const { id } = await tx.selectFrom("lineage").select("id").executeTakeFirstOrThrow();
  const last = await tx
    .selectFrom("commit_log")
    .select(["sequence", "hash"])
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return { lineage: id, sequence: last?.sequence ?? 0, hash: last?.hash ?? "" };
}

/** Lets go of rows that no mark of a process that is in use points to. */
export async function forgetOldWrites(tx: Kysely<Tables>, now: number): Promise<void> {
  const { sequence } = await currentMark(tx);
  await tx
    .deleteFrom("commit_log")
    .where("at", "<", now - KEPT_MS)
    .where("sequence", "<=", sequence - KEPT_ROWS)
    .execute();
}
