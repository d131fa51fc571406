import type { Kysely } from "kysely";
import { digestRows } from "../chain/digest-rows.ts";
import type { Tables } from "../database/database-tables.ts";
import { LOCAL_ISSUER, newUser, newUserId } from "./people.ts";
import type { LegacyPeople, LocalPerson } from "./people-interface.ts";

/**
 * Imports what earlier versions kept in files: each e-mail address gets the person that the file had for it, unless
 * somebody has signed in with it or another file has been imported. Users that no address leads to any more stay (ID3).
 * False when everything was already there.
 */
export async function importLegacyPeople(
  tx: Kysely<Tables>,
  { people, passkeys }: LegacyPeople,
  now: number,
): Promise<boolean> {
  let isNew = false;
  // The latest person comes first in the file, and has the highest time in the table.
  for (const [index, person] of people.entries()) {
    isNew = (await importLegacyPerson(tx, person, now - index)) || isNew;
  }
  for (const { personId, id, publicKey, counter, userHandle, createdAt } of passkeys) {
    const rows = await tx
      .insertInto("passkey")
      .values({
        id,
        // Without a user the passkey signs nobody in, as before, and verify-data reports it.
        user_id: (await userOf(tx, personId)) ?? personId,
        public_key: publicKey,
        counter,
        user_handle: userHandle,
        created_at: createdAt,
        row_hash: null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returningAll()
      .execute();
    await digestRows(tx, "passkey", rows);
    isNew ||= rows.length > 0;
  }
  return isNew;
}

async function importLegacyPerson(
  tx: Kysely<Tables>,
  { id: subject, name, email }: LocalPerson,
  at: number,
): Promise<boolean> {
  const made = await tx
    .insertInto("user_account")
    .values({ ...newUser({ name, email }, at), id: newUserId(), subject })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .returningAll()
    .execute();
  await digestRows(tx, "user_account", made);
  const userId = await userOf(tx, subject);
  if (userId === undefined) return false;
  const updated = await tx
    .insertInto("person")
    .values({ email, user_id: userId, entered_at: at, row_hash: null })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ user_id: userId, entered_at: at })
        .where("person.entered_at", "=", 0),
    )
    .returningAll()
    .execute();
  await digestRows(tx, "person", updated);
  return made.length + updated.length > 0;
}

async function userOf(tx: Kysely<Tables>, subject: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("user_account")
    .select("id")
    .where("issuer", "=", LOCAL_ISSUER)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.id;
}
