import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import type { Engine } from "../database/steps/engine.ts";
import type { Actor } from "../store.ts";

/** Who sends the same request at the same time waits here for the other. On SQLite one writer waits for the other anyway. */
export async function lockRequest(
  tx: Kysely<Tables>,
  engine: Engine,
  actor: Actor,
  id: string,
): Promise<void> {
  if (engine !== "postgres") return;
  const lock = createHash("sha256")
    .update(JSON.stringify([actor.userId, id]))
    .digest()
    .readBigInt64BE();
  await sql`select pg_advisory_xact_lock(${String(lock)}::bigint)`.execute(tx);
}

/** The company that the request has made, as long as it is there and the actor is in it. */
export async function companyOfRequest(
  tx: Kysely<Tables>,
  { userId }: Actor,
  id: string,
): Promise<{ readonly companyId: number; readonly hash: string | null } | undefined> {
  const row = await tx
    .selectFrom("member")
    .innerJoin("request", (join) =>
      join
        .onRef("request.company_id", "=", "member.company_id")
        .onRef("request.user_id", "=", "member.user_id"),
    )
    .select(["request.company_id", "request.body_hash"])
    .where("member.user_id", "=", userId)
    .where("request.request_id", "=", id)
    .executeTakeFirst();
  return row && { companyId: row.company_id, hash: row.body_hash };
}
