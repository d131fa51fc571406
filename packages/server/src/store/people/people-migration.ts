import { type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { digestRows } from "../chain/digest-rows.ts";
import type { HashedRow } from "../chain/row-hash.ts";

/** The column types that differ between the engines, as migrations.ts has them. */
interface Words {
  readonly text: RawBuilder<unknown>;
  readonly time: RawBuilder<unknown>;
  readonly clustered: RawBuilder<unknown>;
}

/**
 * Moves the people of the local sign-in from files of each process into the database. Where several users already have
 * the same e-mail address, all stay: the address leads to the one with most companies, then the oldest, until the file
 * has been imported, which knows whom it led to.
 */
export function peopleMigration(isSqlite: boolean, { text, time, clustered }: Words): Migration {
  const statements = [
    sql`create table person (email ${text} primary key, user_id ${text} not null, entered_at ${time} not null,
      row_hash ${text}) ${clustered}`,
    sql`create table passkey (id ${text} primary key, user_id ${text} not null, public_key ${text} not null,
      counter bigint not null, user_handle ${text} not null, created_at ${time} not null, row_hash ${text})`,
    sql`create table enrolment_link (hash ${text} primary key, expires_at ${time} not null, row_hash ${text})`,
    sql`insert into person (email, user_id, entered_at) select email, id, 0 from
      (select email, id, row_number() over (partition by email order by
        (select count(*) from member where member.user_id = user_account.id) desc, created_at, id) as place
      from user_account where issuer = 'local' and email <> '') as ranked where place = 1`,
    // On SQLite a table of the same name is in the file of the sessions (database.ts).
    ...(isSqlite ? [] : signInStateStatements(text, time)),
  ];
  return {
    up: async (db) => {
      for (const statement of statements) await statement.execute(db);
      const { rows } = await sql<HashedRow<"person">>`select * from person`.execute(db);
      await digestRows(db, "person", rows);
    },
  };
}

function signInStateStatements(text: RawBuilder<unknown>, time: RawBuilder<unknown>) {
  return [
    sql`create table sign_in_state (model ${text} not null, id ${text} not null, uid ${text}, grant_id ${text},
      expires_at ${time} not null, consumed_at ${time}, payload ${text} not null, primary key (model, id))`,
    sql`create index sign_in_state_by_expiry on sign_in_state (model, expires_at)`,
    sql`create index sign_in_state_by_uid on sign_in_state (model, uid) where uid is not null`,
    sql`create index sign_in_state_by_grant on sign_in_state (grant_id) where grant_id is not null`,
  ];
}
