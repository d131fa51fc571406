import { randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { digestRows } from "../chain/digest-rows.ts";
import { compileOnce } from "../database/compile-once.ts";
import type { SessionTable, Tables, UserTable } from "../database/database-tables.ts";
import type { BegunSession, OwnSession, Session, User, UserProfile } from "../store.ts";

/** A session is over after 12 hours without a call and 30 days after sign-in (ID6). */
const IDLE_MS = 12 * 60 * 60 * 1000;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** Sessions of one person at once: whoever signs in once more ends the oldest. */
const MAX_SESSIONS = 20;
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
      closed_at: null,
      row_hash: null,
    })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doUpdateSet({ name, email, picture }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await digestRows(tx, "user_account", [row]);
  return userOf(row);
}

/** A new session of a user. Expired sessions are deleted at the same time, and the oldest of too many. */
export async function beginSession(
  tx: Kysely<Tables>,
  user: User,
  now: number,
  device: string | null,
): Promise<BegunSession> {
  const session = {
    id: randomBytes(24).toString("base64url"),
    user_id: user.id,
    created_at: now,
    last_seen_at: now,
    device,
    provider_tokens: null,
  };
  await tx
    .deleteFrom("session")
    .where("created_at", "<", now - MAX_AGE_MS)
    .execute();
  await tx.insertInto("session").values(session).execute();
  return { ...sessionOf(session, user), displaced: await displaceOldest(tx, session) };
}

/** In one statement: of two sign-ins at once each tells of those that it has ended itself. */
async function displaceOldest(
  tx: Kysely<Tables>,
  { id, user_id }: { readonly id: string; readonly user_id: string },
): Promise<readonly string[]> {
  const kept = tx
    .selectFrom("session")
    .select("id")
    .where("user_id", "=", user_id)
    .where("id", "<>", id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MAX_SESSIONS - 1);
  const displaced = await tx
    .deleteFrom("session")
    .where("user_id", "=", user_id)
    .where("id", "<>", id)
    .where("id", "not in", kept)
    .returning("id")
    .execute();
  return displaced.map((one) => one.id);
}

/** The sessions of a user that have not expired, the one used last first. */
export async function sessionsOf(
  tx: Kysely<Tables>,
  userId: string,
  now: number,
): Promise<readonly OwnSession[]> {
  const rows = await tx
    .selectFrom("session")
    .select(["id", "device", "created_at", "last_seen_at"])
    .where("user_id", "=", userId)
    .where("created_at", ">=", now - MAX_AGE_MS)
    .where("last_seen_at", ">=", now - IDLE_MS)
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    createdAt: new Date(created_at),
    lastSeenAt: new Date(last_seen_at),
  }));
}

/**
 * Ends every session. Sign-ins under way go too, with what the local provider remembers of who has signed in: it would
 * otherwise let a browser in again without asking.
 */
export async function endAllSessions(tx: Kysely<Tables>): Promise<number> {
  await tx.deleteFrom("sign_in_state").execute();
  const ended = await tx.deleteFrom("session").executeTakeFirst();
  return Number(ended.numDeletedRows);
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
  const { rows } = await sessionRow(tx, id);
  const stored = rows[0];
  if (stored === undefined) return undefined;
  const row = { ...stored, last_seen_at: Math.max(stored.last_seen_at, seenAt) };
  if (now - row.last_seen_at > IDLE_MS || now - row.created_at > MAX_AGE_MS) return undefined;
  const user = (await userRow(tx, row.user_id)).rows[0];
  if (user === undefined || user.closed_at !== null) return undefined;
  return { session: sessionOf(row, userOf(user)), needsTouch: now - row.last_seen_at > TOUCH_INTERVAL_MS };
}

const sessionRow = compileOnce((tx: Kysely<Tables>, id: string) =>
  tx.selectFrom("session").selectAll().where("id", "=", id),
);
const userRow = compileOnce((tx: Kysely<Tables>, id: string) =>
  tx.selectFrom("user_account").selectAll().where("id", "=", id),
);

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
