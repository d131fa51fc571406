import { type RawBuilder, sql } from "kysely";
import type { HashedTable } from "../chain/row-hash.ts";
import type { AnyRow } from "../database/table-pages.ts";
import { LOCAL_ISSUER } from "./people.ts";

/**
 * Queries for orphaned rows of people: an e-mail address or a passkey without a user, and a person that no address
 * leads to.
 */
export const ORPHANED_PEOPLE: readonly {
  readonly table: HashedTable;
  readonly orphans: (most: number) => RawBuilder<AnyRow>;
}[] = [
  {
    table: "person",
    orphans: (most) => sql`select email from person where not exists (select 1 from user_account
      where user_account.id = person.user_id and user_account.issuer = ${LOCAL_ISSUER}
      and user_account.email = person.email) limit ${most}`,
  },
  {
    table: "passkey",
    orphans: (most) => sql`select id from passkey where not exists
      (select 1 from user_account where user_account.id = passkey.user_id) limit ${most}`,
  },
  {
    // At the next sign-in they would become another user.
    table: "user_account",
    orphans: (most) => sql`select id from user_account where issuer = ${LOCAL_ISSUER} and email <> ''
      and not exists (select 1 from person where person.email = user_account.email) limit ${most}`,
  },
];
