import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Users of the local sign-in had its address with the port as their issuer. The first user of each subject becomes the
 * one for every port.
 */
export function localPeopleMigration(): Migration {
  return {
    up: async (db) => {
      await sql`update user_account set issuer = 'local' where issuer like 'http://localhost:%/oidc'
        and not exists (select 1 from user_account as other where other.subject = user_account.subject
          and other.id <> user_account.id and (other.issuer = 'local'
            or (other.issuer like 'http://localhost:%/oidc' and (other.created_at < user_account.created_at
              or (other.created_at = user_account.created_at and other.id < user_account.id)))))`.execute(db);
    },
  };
}
