import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { digestRows } from "../chain/digest-rows.ts";
import type { Tables } from "../database/database-tables.ts";
import type { LocalPerson, TypedPerson } from "./people-interface.ts";

/** The issuer of everybody who signs in at the provider inside the server, whatever its address. */
export const LOCAL_ISSUER = "local";

export async function listPeople(tx: Kysely<Tables>): Promise<LocalPerson[]> {
  return people(tx).orderBy("person.entered_at", "desc").orderBy("person.email").execute();
}

/** The person that an e-mail address leads to. */
export function personByEmail(tx: Kysely<Tables>, email: string): Promise<LocalPerson | undefined> {
  return people(tx).where("person.email", "=", email).executeTakeFirst();
}

/** The person with a subject, also one that no e-mail address leads to: a user from before addresses were unique. */
export function personBySubject(tx: Kysely<Tables>, subject: string): Promise<LocalPerson | undefined> {
  return tx
    .selectFrom("user_account")
    .select(["subject as id", "name", "email"])
    .where("issuer", "=", LOCAL_ISSUER)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

function people(tx: Kysely<Tables>) {
  return tx
    .selectFrom("person")
    .innerJoin("user_account", "user_account.id", "person.user_id")
    .select(["user_account.subject as id", "user_account.name", "user_account.email"]);
}

/**
 * The person with an e-mail address, created or with the name updated. The address is claimed first, in the same
 * transaction: of several concurrent sign-ins with a new address, in any process, one creates the user, and the others
 * wait and get the same user (ID1).
 */
export async function upsertPerson(
  tx: Kysely<Tables>,
  { name, email }: TypedPerson,
  now: number,
): Promise<LocalPerson & { readonly userId: string }> {
  const existing = await userWithEmail(tx, email);
  const claimed = await tx
    .insertInto("person")
    .values({ email, user_id: existing ?? newUserId(), entered_at: now, row_hash: null })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ entered_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await digestRows(tx, "person", [claimed]);
  const user = await tx
    .insertInto("user_account")
    .values({ ...newUser({ name, email }, now), id: claimed.user_id, subject: randomUUID() })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await digestRows(tx, "user_account", [user]);
  return { id: user.subject, name: user.name, email: user.email, userId: user.id };
}

/** A user that no address leads to yet, as programs from before addresses were claimed create them. */
async function userWithEmail(tx: Kysely<Tables>, email: string): Promise<string | undefined> {
  const user = await tx
    .selectFrom("user_account")
    .select("id")
    .where("issuer", "=", LOCAL_ISSUER)
    .where("email", "=", email)
    .orderBy("created_at")
    .orderBy("id")
    .executeTakeFirst();
  return user?.id;
}

export function newUserId(): string {
  return randomBytes(16).toString("hex");
}

export function newUser({ name, email }: TypedPerson, now: number) {
  return {
    issuer: LOCAL_ISSUER,
    name,
    email,
    picture: "",
    tier: 0,
    created_at: now,
    closed_at: null,
    row_hash: null,
  };
}
