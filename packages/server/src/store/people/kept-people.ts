import type { Kysely } from "kysely";
import type { Tables } from "../database-tables.ts";
import { sealRows } from "../seal-rows.ts";
import { LOCAL_ISSUER, newUser, newUserId } from "./people.ts";
import type { KeptPeople, LocalPerson } from "./people-face.ts";

/**
 * Takes over what was kept in files: each e-mail address finds the person that the file had for it, unless somebody has
 * entered with it or another file has been read in. Users whom an address then finds no more stay (rule ID3).
 */
export async function readInPeople(
  tx: Kysely<Tables>,
  { people, passkeys }: KeptPeople,
  now: number,
): Promise<void> {
  // The latest comes first in the file, and has the highest time in the table.
  for (const [index, person] of people.entries()) await readInPerson(tx, person, now - index);
  for (const { personId, id, publicKey, counter, userHandle, createdAt } of passkeys) {
    const rows = await tx
      .insertInto("passkey")
      .values({
        id,
        // Without a user it signs nobody in, as before, and verify-data tells of it.
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
    await sealRows(tx, "passkey", rows);
  }
}

async function readInPerson(
  tx: Kysely<Tables>,
  { id: subject, name, email }: LocalPerson,
  at: number,
): Promise<void> {
  const made = await tx
    .insertInto("user_account")
    .values({ ...newUser({ name, email }, at), id: newUserId(), subject })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .returningAll()
    .execute();
  await sealRows(tx, "user_account", made);
  const userId = await userOf(tx, subject);
  if (userId === undefined) return;
  const found = await tx
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
  await sealRows(tx, "person", found);
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
