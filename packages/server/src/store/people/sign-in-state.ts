import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import type { SignInEntry, StoredSignInEntry } from "./people-interface.ts";

/**
 * Far more than the sign-ins that a server has in progress at once; when there are more, the oldest are removed, so
 * that nobody can fill the table.
 */
const MOST = 5000;

export async function putSignIn(tx: Kysely<Tables>, entry: SignInEntry): Promise<void> {
  const { model, id, payload } = entry;
  const values = {
    uid: entry.uid ?? null,
    grant_id: entry.grantId ?? null,
    expires_at: entry.expires,
    payload,
  };
  await tx
    .insertInto("sign_in_state")
    .values({ model, id, consumed_at: null, ...values })
    .onConflict((conflict) => conflict.columns(["model", "id"]).doUpdateSet(values))
    .execute();
}

/** Removes expired entries, and the oldest above `MOST`. */
export async function pruneSignIns(tx: Kysely<Tables>, model: string, now: number): Promise<void> {
  await sql`delete from sign_in_state where model = ${model} and (expires_at <= ${now} or expires_at <=
    (select newer.expires_at from sign_in_state as newer where newer.model = ${model}
      order by newer.expires_at desc limit 1 offset ${MOST}))`.execute(tx);
}

export async function findSignIn(
  tx: Kysely<Tables>,
  model: string,
  by: { readonly id: string } | { readonly uid: string },
  now: number,
): Promise<StoredSignInEntry | undefined> {
  const row = await tx
    .selectFrom("sign_in_state")
    .select(["payload", "consumed_at"])
    .where("model", "=", model)
    .where(({ eb }) => ("id" in by ? eb("id", "=", by.id) : eb("uid", "=", by.uid)))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return entryOf(row);
}

export async function takeSignIn(
  tx: Kysely<Tables>,
  model: string,
  id: string,
  now: number,
): Promise<StoredSignInEntry | undefined> {
  const row = await tx
    .deleteFrom("sign_in_state")
    .where("model", "=", model)
    .where("id", "=", id)
    .returning(["payload", "consumed_at", "expires_at"])
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now ? entryOf(row) : undefined;
}

export async function consumeSignIn(
  tx: Kysely<Tables>,
  model: string,
  id: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .updateTable("sign_in_state")
    .set({ consumed_at: now })
    .where("model", "=", model)
    .where("id", "=", id)
    .where("consumed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeSignIn(tx: Kysely<Tables>, model: string, id: string): Promise<void> {
  await tx.deleteFrom("sign_in_state").where("model", "=", model).where("id", "=", id).execute();
}

export async function removeGrant(tx: Kysely<Tables>, grantId: string): Promise<void> {
  await tx.deleteFrom("sign_in_state").where("grant_id", "=", grantId).execute();
}

function entryOf(
  row: { readonly payload: string; readonly consumed_at: number | null } | undefined,
): StoredSignInEntry | undefined {
  return row === undefined ? undefined : { payload: row.payload, consumed: row.consumed_at ?? undefined };
}
