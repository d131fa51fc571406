import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { DataFault } from "../data-fault.ts";
import { type Database, openDatabase } from "../database.ts";
import type { Tables } from "../database-tables.ts";
import { currentMark } from "../mark/commit-log.ts";
import { writeMark } from "../mark/mark-file.ts";
import { asOne, type Engine, MIGRATION_NAMES, migrateTo } from "../migrations.ts";
import { databasePlace, type StorePlace } from "../store-place.ts";
import { type LastingTable, TABLE_KEYS } from "../table-pages.ts";
import { verifyStored } from "../verify-stored.ts";
import { type BackupManifest, blobPath, FILES_FOLDER, ROWS_FOLDER, readManifest } from "./backup-manifest.ts";
import type { BackupProgress } from "./backup-progress.ts";
import { flushFolder, writeFlushed } from "./flushed-file.ts";
import { type BackedUpRow, backedUpRows, backupFaults } from "./verify-backup.ts";
import { foldersBelow, isLastingTable } from "./write-backup.ts";

export interface RestoreJob extends BackupProgress {
  /** The folder of the backup. */
  readonly from: string;
  /** PostgreSQL, or SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

export type RestoreVerdict =
  | {
      readonly code: "restored";
      readonly manifest: BackupManifest;
      /** What verification finds of what was restored; it was so when the backup was made. */
      readonly faults: readonly DataFault[];
    }
  | { readonly code: "no-backup" | "other-form" | "newer" | "folder-not-empty" | "database-not-empty" }
  | { readonly code: "damaged"; readonly faults: readonly string[] };

/** Rows that go into the database at once: SQLite takes 32,766 values. */
const ROWS_AT_ONCE = 500;

/**
 * Puts a backup into an empty place, of either engine: all of it or nothing. One that an older program wrote is brought
 * up to date; the mark beside the database is written anew.
 */
export async function restoreBackup(job: RestoreJob): Promise<RestoreVerdict> {
  const manifest = await readManifest(job.from);
  if (manifest === undefined) return { code: "no-backup" };
  if (manifest === "other-form") return { code: "other-form" };
  if (!MIGRATION_NAMES.includes(manifest.migration)) return { code: "newer" };
  if (!(await isEmptyFolder(job.dataDir))) return { code: "folder-not-empty" };
  const faults = [...(await backupFaults(job.from, manifest, job)), ...unknownTables(manifest)];
  if (faults.length > 0) return { code: "damaged", faults };
  const part = `${job.dataDir}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    await copyFiles(job, manifest, part);
    if (!(await fillDatabase(job, manifest, part))) {
      await rm(part, { recursive: true, force: true });
      return { code: "database-not-empty" };
    }
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  for (const folder of await foldersBelow(part)) await flushFolder(folder);
  await rmdir(job.dataDir).catch(ignoreMissing);
  await rename(part, job.dataDir);
  await flushFolder(dirname(job.dataDir));
  return { code: "restored", manifest, faults: await faultsOf(job) };
}

function unknownTables({ tables }: BackupManifest): readonly string[] {
  return Object.keys(tables).filter((name) => !isLastingTable(name));
}

async function isEmptyFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(ignoreMissing);
  return names === undefined || names.length === 0;
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

async function copyFiles(job: RestoreJob, manifest: BackupManifest, part: string): Promise<void> {
  for (const { sha256, bytes } of manifest.files) {
    job.signal.throwIfAborted();
    await writeFlushed(blobPath(part, sha256), createReadStream(blobPath(job.from, sha256)));
    job.onFile(bytes);
  }
  await mkdir(join(part, FILES_FOLDER), { recursive: true, mode: 0o700 });
  for (const name of Object.keys(manifest.keys)) {
    await writeFlushed(join(part, name), createReadStream(join(job.from, name)));
  }
}

/** False when there is something in the database already. SQLite is made in the folder that becomes the data folder. */
async function fillDatabase(job: RestoreJob, manifest: BackupManifest, part: string): Promise<boolean> {
  const database = openDatabase(databasePlace(placeOf(job, part), 1));
  try {
    if (await hasTables(database)) return false;
    await asOne(database.db, database.engine, (tx) => writeRows(tx, database.engine, job, manifest));
    await writeMark(part, await currentMark(database.db));
    return true;
  } finally {
    await database.close();
  }
}

function placeOf({ databaseUrl }: RestoreJob, folder: string): StorePlace {
  return databaseUrl === undefined ? { engine: "sqlite", folder } : { engine: "postgres", url: databaseUrl };
}

async function hasTables({ engine, db }: Database): Promise<boolean> {
  const query =
    engine === "sqlite"
      ? sql`select 1 from main.sqlite_schema where name not like 'sqlite_%'`
      : sql`select 1 from information_schema.tables where table_schema = current_schema()`;
  return (await query.execute(db)).rows.length > 0;
}

/** The rows in the tables of the program that wrote them, which are then brought up to date. */
async function writeRows(
  tx: Kysely<Tables>,
  engine: Engine,
  job: RestoreJob,
  manifest: BackupManifest,
): Promise<void> {
  await migrateTo(tx, engine, manifest.migration);
  for (const table of Object.keys(manifest.tables).filter(isLastingTable)) {
    // A new database has a name of its own, which makes room for the one that was kept.
    await sql`delete from ${sql.table(table)}`.execute(tx);
    await writeTable(tx, engine, table, job);
  }
  for (const table of ["company", "commit_log"] as const) {
    if (manifest.tables[table] !== undefined) await keepLastId(tx, engine, table, manifest.lastIds[table]);
  }
  await migrateTo(tx, engine);
}

async function writeTable(
  tx: Kysely<Tables>,
  engine: Engine,
  table: LastingTable,
  job: RestoreJob,
): Promise<void> {
  let rows: BackedUpRow[] = [];
  const write = async () => {
    job.signal.throwIfAborted();
    const [first] = rows;
    if (first === undefined) return;
    const columns = Object.keys(first);
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    const ownIds = sql.raw(engine === "postgres" ? "overriding system value" : "");
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) ${ownIds}
      values ${sql.join(values)}`.execute(tx);
    job.onRows(rows.length);
    rows = [];
  };
  for await (const row of backedUpRows(join(job.from, ROWS_FOLDER, `${table}.ndjson`))) {
    rows.push(row);
    if (rows.length === ROWS_AT_ONCE) await write();
  }
  await write();
}

/** What was given once is not given again, also when its row is gone. */
async function keepLastId(
  tx: Kysely<Tables>,
  engine: Engine,
  table: keyof BackupManifest["lastIds"],
  last: number,
): Promise<void> {
  if (last === 0) return;
  if (engine === "sqlite") {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(tx);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(tx);
    return;
  }
  const [column] = TABLE_KEYS[table];
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`.execute(tx);
}

async function faultsOf(job: RestoreJob): Promise<readonly DataFault[]> {
  const faults: DataFault[] = [];
  await verifyStored({
    place: databasePlace(placeOf(job, job.dataDir), 2),
    dataDir: job.dataDir,
    onFault: (fault) => void faults.push(fault),
    onRows: () => undefined,
    onFile: () => undefined,
  });
  return faults;
}
