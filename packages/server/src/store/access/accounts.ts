import { type Kysely, sql } from "kysely";
import { digestRows } from "../chain/digest-rows.ts";
import type { Tables } from "../database/database-tables.ts";

/** A person's account, as the operator who closes it sees it. */
export interface UserAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isClosed: boolean;
  readonly companies: number;
  /** Companies that nobody else owns whose account is open. */
  readonly ownedAlone: number;
}

/** The accounts with this e-mail address, in any case of its letters, or this id. */
export async function accountsOf(tx: Kysely<Tables>, emailOrId: string): Promise<readonly UserAccount[]> {
  const { rows } = await sql<Omit<UserAccount, "isClosed"> & { closed_at: number | null }>`
    select id, name, email, closed_at,
      (select count(*) from member where member.user_id = user_account.id) as companies,
      (select count(*) from member as own where own.user_id = user_account.id and own.role = 'owner'
        and not exists (select 1 from member as other join user_account as person on person.id = other.user_id
          where other.company_id = own.company_id and other.role = 'owner' and other.user_id <> own.user_id
            and person.closed_at is null)) as "ownedAlone"
    from user_account where id = ${emailOrId} or (email <> '' and lower(email) = ${emailOrId.toLowerCase()})
    order by created_at, id`.execute(tx);
  return rows.map(({ closed_at, ...account }) => ({ ...account, isClosed: closed_at !== null }));
}

/** Closes an account, or opens it again with null. False when it was so already. */
export async function setClosed(tx: Kysely<Tables>, userId: string, at: number | null): Promise<boolean> {
  const row = await tx
    .updateTable("user_account")
    .set({ closed_at: at })
    .where("id", "=", userId)
    .where("closed_at", at === null ? "is not" : "is", null)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return false;
  await digestRows(tx, "user_account", [row]);
  return true;
}

/** The id of who signs in where their account is closed; nobody has one at the first sign-in. */
export async function closedAccountOf(
  tx: Kysely<Tables>,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom("user_account")
    .select("id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .where("closed_at", "is not", null)
    .executeTakeFirst();
  return row?.id;
}

/** Ends every session of a person; returns how many there were. */
export async function endSessionsOf(tx: Kysely<Tables>, userId: string): Promise<number> {
  const ended = await tx.deleteFrom("session").where("user_id", "=", userId).executeTakeFirst();
  return Number(ended.numDeletedRows);
}
