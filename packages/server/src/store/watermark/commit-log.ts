import { randomUUID } from "node:crypto";
import { invariant } from "@huvudbok/core/shared";
import { type Kysely, sql } from "kysely";
import { bodyHash } from "../chain/revision-hash.ts";
import { rowHash } from "../chain/row-hash.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Engine } from "../database/steps/engine.ts";
import type { LoggedWrite, Watermark } from "./watermark.ts";

/**
 * Rows kept because a watermark may still refer to them: the watermark of a process that was stopped for longer is only
 * compared with the last sequence.
 */
const RETAINED_ROWS = 10_000;
const RETENTION_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * The expression that gives the number of the next write, in its transaction. SQLite has one writer, and its last row is
 * never deleted. PostgreSQL assigns sequences without a lock, so that they may become visible in another order and have gaps.
 */
export function nextSequence(engine: Engine): string {
  return engine === "postgres"
    ? "nextval(pg_get_serial_sequence('commit_log', 'sequence'))"
    : "(select coalesce(max(sequence), 0) + 1 from commit_log)";
}

/**
 * Logs a write, in its own transaction. The row stays when its company is removed. `sequence` is its number when that has
 * been read already.
 */
export async function logWrite(
  tx: Kysely<Tables>,
  engine: Engine,
  now: number,
  revisionHashes: readonly string[],
  sequence?: number,
): Promise<LoggedWrite> {
  const hash = bodyHash(JSON.stringify([randomUUID(), ...revisionHashes]));
  const row = { sequence: sequence ?? (await newSequence(tx, engine)), at: now, hash };
  const ownNumber = sql.raw(engine === "postgres" ? "overriding system value" : "");
  await sql`insert into commit_log (sequence, at, hash, row_hash) ${ownNumber}
    values (${row.sequence}, ${row.at}, ${hash}, ${rowHash("commit_log", row)})`.execute(tx);
  return { sequence: row.sequence, hash };
}

async function newSequence(tx: Kysely<Tables>, engine: Engine): Promise<number> {
  const { rows } = await sql<{
    sequence: number;
  }>`select ${sql.raw(nextSequence(engine))} as sequence`.execute(tx);
  const [row] = rows;
  invariant(row !== undefined, "a number is given");
  return row.sequence;
}

/** The watermark of the database: its last write. */
export async function currentWatermark(tx: Kysely<Tables>): Promise<Watermark> {
  const { id } = await tx.selectFrom("lineage").select("id").executeTakeFirstOrThrow();
  const last = await tx
    .selectFrom("commit_log")
    .select(["sequence", "hash"])
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return { lineage: id, sequence: last?.sequence ?? 0, hash: last?.hash ?? "" };
}

/** Removes rows that the watermark of no process in use refers to. */
export async function forgetOldWrites(tx: Kysely<Tables>, now: number): Promise<void> {
  const { sequence } = await currentWatermark(tx);
  await tx
    .deleteFrom("commit_log")
    .where("at", "<", now - RETENTION_MS)
    .where("sequence", "<=", sequence - RETAINED_ROWS)
    .execute();
}
