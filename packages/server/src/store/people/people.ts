import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database-tables.ts";
import { sealRows } from "../seal-rows.ts";
import type { LocalPerson, TypedPerson } from "./people-face.ts";

/** The issuer of everybody who signs in inside the server, whatever its address. */
export const LOCAL_ISSUER = "local";

export async function listPeople(tx: Kysely<Tables>): Promise<LocalPerson[]> {
  return people(tx).orderBy("person.entered_at", "desc").orderBy("person.email").execute();
}

/** The person whom an e-mail address finds. */
export function personByEmail(tx: Kysely<Tables>, email: string): Promise<LocalPerson | undefined> {
  return people(tx).where("person.email", "=", email).executeTakeFirst();
}

/** By subject, also one whom no e-mail address finds: a user from before addresses were unique. */
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
 * The person with an e-mail address, new or with the name made fresh. The address is claimed first, in the same
 * transaction: of those who come with a new one at once, in whichever process, one makes the user, and the others wait
 * for it and are the same (rule ID1).
 */
export async function enterPerson(
  tx: Kysely<Tables>,
  { name, email }: TypedPerson,
  now: number,
): Promise<LocalPerson & { readonly userId: string }> {
  const known = await userWithEmail(tx, email);
  const claimed = await tx
    .insertInto("person")
    .values({ email, user_id: known ?? newUserId(), entered_at: now, row_hash: null })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ entered_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await sealRows(tx, "person", [claimed]);
  const user = await tx
    .insertInto("user_account")
    .values({ ...newUser({ name, email }, now), id: claimed.user_id, subject: randomUUID() })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await sealRows(tx, "user_account", [user]);
  return { id: user.subject, name: user.name, email: user.email, userId: user.id };
}

/** A user whom no address finds yet, as a program from before addresses were claimed makes them. */
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
    row_hash: null,
  };
}
