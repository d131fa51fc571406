import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Tables } from "./database-tables.ts";
import { peopleMigration } from "./people/people-migration.ts";
import { rowHash } from "./row-hash.ts";
import { sealRows } from "./seal-rows.ts";
import { tablePages } from "./table-pages.ts";

/** Numbered, never changed once released: each lifts the database from the state that the one before left. */
const MIGRATIONS: Readonly<Record<string, (engine: Engine) => Migration>> = {
  "0001-start": startMigration,
  "0002-request-hash": requestHashMigration,
  "0003-sessions-apart": sessionsApartMigration,
  "0004-local-people": localPeopleMigration,
  "0005-row-hashes": rowHashesMigration,
  "0006-history-mark": historyMarkMigration,
  "0007-people": (engine) => peopleMigration(engine === "sqlite", words(engine)),
};

export type Engine = "sqlite" | "postgres";

/** Any number that nobody else locks by. */
const MAKING_TABLES = 2026_11_22;

/**
 * Brings the database up to date, all of it or nothing: a server that is killed in the middle begins anew. Several
 * processes may call it at once: one after the other does it, and the last find it done.
 */
export function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  return asOne(db, engine, (tx) => migrateTo(tx, engine));
}

/** Work that may make tables, all or nothing. */
export async function asOne(
  db: Kysely<Tables>,
  engine: Engine,
  work: (tx: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  if (engine === "postgres") {
    // `create table if not exists` fails when another makes the table at that moment, and ends the transaction. The
    // migrator's own lock comes later, and is given back before what was made under it can be seen.
    return db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MAKING_TABLES)})`.execute(tx);
      await work(tx);
    });
  }
  // The migrator says of SQLite that it cannot make tables in a transaction, so it is not told that it is in one.
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await work(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      // After some errors (a full disk) SQLite has rolled back by itself, and says that there is nothing to roll back.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/** The steps up to and including `last`, or all, in a transaction of `asOne`. */
export async function migrateTo(tx: Kysely<Tables>, engine: Engine, last?: string): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, make]) => [name, make(engine)]),
  );
  const migrator = new Migrator({ db: tx, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) throw new Error("the database could not be brought up to date", { cause: error });
}

/** The words that differ between the engines. Texts are compared by code point, whatever the server's locale. */
function words(engine: Engine) {
  const sqlite = engine === "sqlite";
  return {
    id: sql.raw(
      sqlite ? "integer primary key autoincrement" : "bigint generated always as identity primary key",
    ),
    text: sql.raw(sqlite ? "text" : 'text collate "C"'),
    time: sql.raw("bigint"),
    bytes: sql.raw(sqlite ? "blob" : "bytea"),
    // The rows live in the primary key itself: one search instead of two.
    clustered: sql.raw(sqlite ? "without rowid" : ""),
  };
}

function startMigration(engine: Engine): Migration {
  const { id, text, time, bytes, clustered } = words(engine);
  const statements = [
    sql`create table company (id ${id}, config ${text} not null, created_at ${time} not null)`,
    sql`create table member (company_id bigint not null, user_id ${text} not null, role ${text} not null,
      primary key (company_id, user_id)) ${clustered}`,
    sql`create index member_by_user on member (user_id)`,
    sql`create table user_account (id ${text} primary key, issuer ${text} not null, subject ${text} not null,
      name ${text} not null, email ${text} not null, picture ${text} not null, tier integer not null,
      created_at ${time} not null, unique (issuer, subject))`,
    sql`create table session (id ${text} primary key, user_id ${text} not null, created_at ${time} not null,
      last_seen_at ${time} not null, provider_tokens ${bytes})`,
    sql`create table document (company_id bigint not null, key ${text} not null, kind ${text} not null,
      file_id ${text} not null, name ${text} not null, version integer not null, revision bigint not null,
      head ${text}, head_revision bigint not null, next_position bigint not null, size bigint not null,
      created_at ${time} not null, modified_at ${time} not null, primary key (company_id, key))`,
    sql`create unique index document_by_file_id on document (company_id, file_id)`,
    sql`create index document_by_name on document (company_id, name)`,
    sql`create table item (company_id bigint not null, key ${text} not null, id ${text} not null,
      position bigint not null, revision bigint not null, series ${text}, number bigint, body ${text} not null,
      primary key (company_id, key, id))`,
    sql`create unique index item_by_position on item (company_id, key, position)`,
    sql`create index item_by_revision on item (company_id, key, revision)`,
    sql`create index item_by_number on item (company_id, key, series, number) where number is not null`,
    sql`create table revision (company_id bigint not null, key ${text} not null, revision bigint not null,
      commit_id ${text} not null, at ${time} not null, user_id ${text} not null, user_name ${text} not null,
      intent ${text} not null, head ${text}, head_hash ${text}, hash ${text} not null,
      primary key (company_id, key, revision)) ${clustered}`,
    sql`create index revision_by_commit on revision (company_id, commit_id)`,
    sql`create table item_history (company_id bigint not null, key ${text} not null, id ${text} not null,
      revision bigint not null, body ${text}, body_hash ${text}, primary key (company_id, key, id, revision))`,
    sql`create index item_history_by_revision on item_history (company_id, key, revision, id)`,
    sql`create table request (company_id bigint not null, user_id ${text} not null, request_id ${text} not null,
      at ${time} not null, answer ${text} not null, primary key (company_id, user_id, request_id)) ${clustered}`,
    sql`create table file (company_id bigint not null, id ${text} not null, fiscal_year_id ${text} not null,
      name ${text} not null, mime_type ${text} not null, size bigint not null, sha256 ${text} not null,
      created_at ${time} not null, modified_at ${time} not null, referred integer not null, removed_at ${time},
      primary key (company_id, id)) ${clustered}`,
    sql`create index file_by_name on file (company_id, name)`,
    sql`create index file_by_sha256 on file (sha256)`,
    sql`create table loose_blob (sha256 ${text} primary key, since ${time} not null)`,
  ];
  return {
    up: async (db) => {
      for (const statement of statements) await statement.execute(db);
    },
  };
}

/** What a request asked for, so that its id is never the answer to another one; null in rows from before. */
function requestHashMigration(engine: Engine): Migration {
  return {
    up: async (db) => {
      await sql`alter table request add column body_hash ${words(engine).text}`.execute(db);
    },
  };
}

/** On SQLite the table of the same name in the file of the sessions takes its place (database.ts). */
function sessionsApartMigration(engine: Engine): Migration {
  return {
    up: async (db) => {
      if (engine === "sqlite") await sql`drop table main.session`.execute(db);
    },
  };
}

/**
 * People of the local sign-in were kept under its address, with the port: the first of each becomes the one for every
 * port.
 */
function localPeopleMigration(): Migration {
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

/** Those that there were; each later table is sealed by the migration that makes it. */
const TABLES_OF_ROW_HASHES = ["company", "member", "user_account", "document", "request", "file"] as const;

/** What is in no chain of revisions gets a hash for each row; the history learns where each item stands. */
function rowHashesMigration(engine: Engine): Migration {
  const { text } = words(engine);
  return {
    up: async (db) => {
      await sql`alter table item_history add column position bigint`.execute(db);
      for (const table of TABLES_OF_ROW_HASHES) {
        await sql`alter table ${sql.table(table)} add column row_hash ${text}`.execute(db);
        for await (const rows of tablePages(db, table)) await sealRows(db, table, rows);
      }
    },
  };
}

/**
 * A document knows the hash of the revision that it is at, since its ETag carries it. The database gets a name of its
 * own, and a row for each commit, so that a file beside it can tell which commit it was at (store/mark).
 */
function historyMarkMigration(engine: Engine): Migration {
  const { id, text, time } = words(engine);
  return {
    up: async (db) => {
      await sql`alter table document add column hash ${text} not null default ''`.execute(db);
      await sql`update document set hash = coalesce((select revision.hash from revision
        where revision.company_id = document.company_id and revision.key = document.key
          and revision.revision = document.revision), '')`.execute(db);
      await sql`create table lineage (id ${text} primary key, row_hash ${text})`.execute(db);
      await sql`create table commit_log (sequence ${id}, at ${time} not null, hash ${text} not null,
        row_hash ${text})`.execute(db);
      const lineage = { id: randomBytes(16).toString("hex") };
      await sql`insert into lineage (id, row_hash)
        values (${lineage.id}, ${rowHash("lineage", lineage)})`.execute(db);
    },
  };
}

/** The names of all steps, in their order: what an up-to-date database has been through. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);
