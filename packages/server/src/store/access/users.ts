import { randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { digestRows } from "../chain/digest-rows.ts";
import type { SessionTable, Tables, UserTable } from "../database/database-tables.ts";
import type { Session, User, UserProfile } from "../store.ts";

/** A session is over after 12 hours without a call and 30 days after sign-in (ID6). */
const IDLE_MS = 12 * 60 * 60 * 1000;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** A later call within this time is not written. */
const TOUCH_INTERVAL_MS = 60 * 1000;

/** The user of an issuer and subject, when name, e-mail and picture are those that are stored: then nothing is written. */
export async function unchangedUser(
  tx: Kysely<Tables>,
  { issuer, subject, name, email, picture }: UserProfile,
): Promise<User | undefined> {
  const row = await tx
    .selectFrom("user_account")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  const isSame = row?.name === name && row.email === email && row.picture === picture;
  return isSame ? userOf(row) : undefined;
}

/** Finds the user by issuer and subject, or creates one. Name, e-mail and picture are updated. */
export async function upsertUser(tx: Kysely<Tables>, profile: UserProfile, now: number): Promise<User> {
  const { issuer, subject, name, email, picture } = profile;
  const row = await tx
    .insertInto("user_account")
    .values({
      id: randomBytes(16).toString("hex"),
      issuer,
      subject,
      name,
      email,
      picture,
      tier: 0,
      created_at: now,
      row_hash: null,
    })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doUpdateSet({ name, email, picture }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await digestRows(tx, "user_account", [row]);
  return userOf(row);
}

/** A new session of a user. Expired sessions are deleted at the same time. */
export async function beginSession(tx: Kysely<Tables>, user: User, now: number): Promise<Session> {
  const session = {
    id: randomBytes(24).toString("base64url"),
    user_id: user.id,
    created_at: now,
    last_seen_at: now,
    provider_tokens: null,
  };
  await tx
    .deleteFrom("session")
    .where("created_at", "<", now - MAX_AGE_MS)
    .execute();
  await tx.insertInto("session").values(session).execute();
  return sessionOf(session, user);
}

/**
 * A session that has not expired, and whether its last call is so long ago that the time of this one is to be written.
 * `seenAt` is the time of a call that is not written yet.
 */
export async function liveSession(
  tx: Kysely<Tables>,
  id: string,
  now: number,
  seenAt = 0,
): Promise<{ readonly session: Session; readonly needsTouch: boolean } | undefined> {
  const stored = await tx.selectFrom("session").selectAll().where("id", "=", id).executeTakeFirst();
  if (stored === undefined) return undefined;
  const row = { ...stored, last_seen_at: Math.max(stored.last_seen_at, seenAt) };
  if (now - row.last_seen_at > IDLE_MS || now - row.created_at > MAX_AGE_MS) return undefined;
  const user = await tx
    .selectFrom("user_account")
    .selectAll()
    .where("id", "=", row.user_id)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  return { session: sessionOf(row, userOf(user)), needsTouch: now - row.last_seen_at > TOUCH_INTERVAL_MS };
}

/** Stores the time of a call, unless a later one is stored. */
export async function touchSession(tx: Kysely<Tables>, id: string, now: number): Promise<void> {
  await tx
    .updateTable("session")
    .set({ last_seen_at: now })
    .where("id", "=", id)
    .where("last_seen_at", "<", now)
    .execute();
}

export async function endSession(tx: Kysely<Tables>, id: string): Promise<void> {
  await tx.deleteFrom("session").where("id", "=", id).execute();
}

/** Already encrypted by the caller. */
export async function saveProviderTokens(
  tx: Kysely<Tables>,
  sessionId: string,
  encrypted: Uint8Array,
): Promise<void> {
  await tx
    .updateTable("session")
    .set({ provider_tokens: Buffer.from(encrypted) })
    .where("id", "=", sessionId)
    .execute();
}

export async function providerTokens(tx: Kysely<Tables>, sessionId: string): Promise<Uint8Array | undefined> {
  const row = await tx
    .selectFrom("session")
    .select("provider_tokens")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row?.provider_tokens === null || row === undefined ? undefined : new Uint8Array(row.provider_tokens);
}

function userOf({ id, issuer, subject, name, email, picture, tier }: Selectable<UserTable>): User {
  return { id, issuer, subject, name, email, picture, tier };
}

function sessionOf(row: Selectable<SessionTable>, user: User): Session {
  return {
    id: row.id,
    user,
    createdAt: new Date(row.created_at),
    lastSeenAt: new Date(row.last_seen_at),
  };
}
