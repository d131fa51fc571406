import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { peopleMigration } from "../people/people-migration.ts";
import type { Tables } from "./database-tables.ts";
import { BrokenChain } from "./steps/broken-chain.ts";
import { type Engine, words } from "./steps/engine-words.ts";
import { historyMarkMigration } from "./steps/history-mark.ts";
import { lighterCommitsMigration } from "./steps/lighter-commits.ts";
import { localPeopleMigration } from "./steps/local-people.ts";
import { originMigration } from "./steps/origin.ts";
import { orphanedBlobsMigration } from "./steps/orphaned-blobs.ts";
import { requestHashMigration } from "./steps/request-hash.ts";
import { rowHashesMigration } from "./steps/row-hashes.ts";
import { sessionsApartMigration } from "./steps/sessions-apart.ts";
import { startMigration } from "./steps/start.ts";
import { versionsMigration } from "./steps/versions.ts";

/**
 * Numbered, never changed once released: each lifts the database from the state that the one before left. Each has a
 * file of its own in `steps`.
 */
const MIGRATIONS: Readonly<Record<string, (engine: Engine) => Migration>> = {
  "0001-start": startMigration,
  "0002-request-hash": requestHashMigration,
  "0003-sessions-apart": sessionsApartMigration,
  "0004-local-people": localPeopleMigration,
  "0005-row-hashes": rowHashesMigration,
  "0006-history-mark": historyMarkMigration,
  "0007-people": (engine) => peopleMigration(engine === "sqlite", words(engine)),
  "0008-origin": originMigration,
  "0009-versions": versionsMigration,
  "0010-lighter-commits": lighterCommitsMigration,
  "0011-orphaned-blobs": orphanedBlobsMigration,
};

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
  if (error instanceof BrokenChain) throw error;
  if (error !== undefined) throw new Error("the database could not be brought up to date", { cause: error });
}

/** The names of all steps, in their order: what an up-to-date database has been through. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);
