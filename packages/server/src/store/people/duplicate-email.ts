import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/database-tables.ts";

/** Users of the local sign-in who have the same e-mail address, from before addresses were unique. */
export interface DuplicateEmail {
  readonly email: string;
  readonly users: readonly {
    readonly id: string;
    readonly companies: number;
    /** Whether signing in with the address gives this user. */
    readonly isFound: boolean;
  }[];
}

/** Lists them. Users whose issuer is an address with a port are those for whom migration 0004 found another user. */
export async function duplicateEmails(tx: Kysely<Tables>): Promise<readonly DuplicateEmail[]> {
  const { rows } = await sql<{ email: string; id: string; companies: number; found: number }>`
    with local_user as (select id, email, created_at from user_account
      where email <> '' and (issuer = 'local' or issuer like 'http://localhost:%/oidc'))
    select email, id, (select count(*) from member where member.user_id = local_user.id) as companies,
      (select count(*) from person where person.user_id = local_user.id) as found
    from local_user where email in (select email from local_user group by email having count(*) > 1)
    order by email, found desc, created_at, id`.execute(tx);
  return [...Map.groupBy(rows, ({ email }) => email)].map(([email, users]) => ({
    email,
    users: users.map(({ id, companies, found }) => ({ id, companies, isFound: found > 0 })),
  }));
}
