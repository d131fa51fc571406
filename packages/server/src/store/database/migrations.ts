import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { peopleMigration } from "../people/people-migration.ts";
import type { Tables } from "./database-tables.ts";
import { BrokenChain } from "./steps/broken-chain.ts";
import { closedAccountMigration } from "./steps/closed-account.ts";
import { columnTypes, type Engine } from "./steps/engine.ts";
import { fileTotalsMigration } from "./steps/file-totals.ts";
import { historyMarkMigration } from "./steps/history-mark.ts";
import { lighterCommitsMigration } from "./steps/lighter-commits.ts";
import { localPeopleMigration } from "./steps/local-people.ts";
import { originMigration } from "./steps/origin.ts";
import { orphanedBlobsMigration } from "./steps/orphaned-blobs.ts";
import { ratePagesMigration } from "./steps/rate-pages.ts";
import { requestHashMigration } from "./steps/request-hash.ts";
import { rowHashesMigration } from "./steps/row-hashes.ts";
import { sessionDeviceMigration } from "./steps/session-device.ts";
import { sessionsApartMigration } from "./steps/sessions-apart.ts";
import { startMigration } from "./steps/start.ts";
import { versionsMigration } from "./steps/versions.ts";

/**
 * The numbered steps; each upgrades the database from the one before, and never changes once released. Each has a file
 * of its own in `steps`.
 */
const MIGRATIONS: Readonly<Record<string, (engine: Engine) => Migration>> = {
  "0001-start": startMigration,
  "0002-request-hash": requestHashMigration,
  "0003-sessions-apart": sessionsApartMigration,
  "0004-local-people": localPeopleMigration,
  "0005-row-hashes": rowHashesMigration,
  "0006-history-mark": historyMarkMigration,
  "0007-people": (engine) => peopleMigration(engine === "sqlite", columnTypes(engine)),
  "0008-origin": originMigration,
  "0009-versions": versionsMigration,
  "0010-lighter-commits": lighterCommitsMigration,
  "0011-orphaned-blobs": orphanedBlobsMigration,
  "0012-session-device": sessionDeviceMigration,
  "0013-file-totals": fileTotalsMigration,
  "0014-closed-account": closedAccountMigration,
  "0015-rate-pages": ratePagesMigration,
};

/** An arbitrary number that nothing else locks by. */
const MIGRATION_LOCK = 2026_11_22;

/**
 * Upgrades the database in one transaction, so that a server that is killed in the middle starts over. Several processes
 * may call it at once: they run one after the other, and only the first has something to do.
 */
export function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  return asOne(db, engine, (tx) => migrateTo(tx, engine));
}

/** Runs work that may create tables in one transaction. */
export async function asOne(
  db: Kysely<Tables>,
  engine: Engine,
  work: (tx: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  if (engine === "postgres") {
    // `create table if not exists` fails when another process creates the table at the same time, and that ends the
    // transaction. The lock of the migrator comes later, and is released before its changes are visible.
    return db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
      await work(tx);
    });
  }
  // The migrator believes that SQLite cannot create tables in a transaction, so Kysely is not told of this one.
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await work(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      // After some errors (a full disk) SQLite has rolled back already, and a rollback is an error.
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

/** The names of all steps in order, as an up-to-date database lists them. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);
