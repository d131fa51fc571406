import { err, ok, type Result } from "@huvudbok/core/shared";
import { type Kysely, sql } from "kysely";
import { digestRows } from "../chain/digest-rows.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/database-tables.ts";
import { upsertPerson } from "./people.ts";
import type { LocalPerson, Passkey, TypedPerson } from "./people-interface.ts";

export async function hasPasskeys(tx: Kysely<Tables>): Promise<boolean> {
  return (await tx.selectFrom("passkey").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export async function findPasskey(
  tx: Kysely<Tables>,
  id: string,
): Promise<{ readonly passkey: Passkey; readonly person: LocalPerson } | undefined> {
  const row = await tx
    .selectFrom("passkey")
    .innerJoin("user_account", "user_account.id", "passkey.user_id")
    .select(["passkey.id", "passkey.public_key", "passkey.counter", "passkey.user_handle"])
    .select(["user_account.subject", "user_account.name", "user_account.email"])
    .where("passkey.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { public_key: publicKey, counter, user_handle: userHandle, subject, name, email } = row;
  return { passkey: { id, publicKey, counter, userHandle }, person: { id: subject, name, email } };
}

/** Serializes changes of links and passkeys, also between processes. */
async function takeTurn(tx: Kysely<Tables>, { engine }: Pick<Database, "engine">): Promise<void> {
  if (engine === "postgres") await sql`lock table enrolment_link in exclusive mode`.execute(tx);
}

/** False, without a change, when somebody is enrolled. A new link invalidates the former one for every process. */
export async function saveLink(
  tx: Kysely<Tables>,
  database: Pick<Database, "engine">,
  hash: string,
  expires: number,
): Promise<boolean> {
  await takeTurn(tx, database);
  if (await hasPasskeys(tx)) return false;
  await tx.deleteFrom("enrolment_link").execute();
  const link = { hash, expires_at: expires, row_hash: null };
  await tx.insertInto("enrolment_link").values(link).execute();
  await digestRows(tx, "enrolment_link", [link]);
  return true;
}

export async function isLinkAlive(tx: Kysely<Tables>, hash: string, now: number): Promise<boolean> {
  const link = await tx
    .selectFrom("enrolment_link")
    .select("hash")
    .where("hash", "=", hash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return link !== undefined && !(await hasPasskeys(tx));
}

/** Uses up the link and stores the person and the passkey. */
export async function enrol(
  tx: Kysely<Tables>,
  database: Pick<Database, "engine">,
  { hash, typed, passkey }: { hash: string; typed: TypedPerson; passkey: Passkey },
  now: number,
): Promise<Result<LocalPerson, "link-dead">> {
  await takeTurn(tx, database);
  if (!(await isLinkAlive(tx, hash, now))) return err("link-dead");
  await tx.deleteFrom("enrolment_link").execute();
  const { userId, ...person } = await upsertPerson(tx, typed, now);
  const row = {
    id: passkey.id,
    user_id: userId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    user_handle: passkey.userHandle,
    created_at: now,
    row_hash: null,
  };
  await tx.insertInto("passkey").values(row).execute();
  await digestRows(tx, "passkey", [row]);
  return ok(person);
}

/** Of two answers with the same counter only one is accepted, whichever processes receive them (ID2). */
export async function countPasskey(tx: Kysely<Tables>, id: string, counter: number): Promise<boolean> {
  const rows = await tx
    .updateTable("passkey")
    .set({ counter })
    .where("id", "=", id)
    .where("counter", "<", counter)
    .returningAll()
    .execute();
  await digestRows(tx, "passkey", rows);
  return rows.length > 0;
}

export async function removePasskeys(tx: Kysely<Tables>, database: Pick<Database, "engine">): Promise<void> {
  await takeTurn(tx, database);
  await tx.deleteFrom("passkey").execute();
  await tx.deleteFrom("enrolment_link").execute();
}
