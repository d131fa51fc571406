import { createReadStream } from "node:fs";
import { readdir, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Database, type DatabasePlace, openDatabase } from "../database/database.ts";
import type { Tables } from "../database/database-tables.ts";
import { asOne, MIGRATION_NAMES } from "../database/migrations.ts";
import { databasePlace } from "../database/store-place.ts";
import { flushFolder, foldersBelow, writeFlushed } from "../disk/flushed-file.ts";
import { type FolderLock, LOCK_FILE, lockFolder } from "../disk/folder-lock.ts";
import { makeFolder } from "../disk/make-folder.ts";
import { folderBlobStore } from "../files/folder-blob-store.ts";
import type { DataFinding } from "../verify/data-finding.ts";
import { verifyStored } from "../verify/verify-stored.ts";
import { currentWatermark } from "../watermark/commit-log.ts";
import { RESTORE_UNDER_WAY, writeWatermark } from "../watermark/watermark-file.ts";
import { type BackupManifest, blobPath, FILES_FOLDER, readManifest } from "./backup-manifest.ts";
import type { BackupProgress } from "./backup-progress.ts";
import { restoreRows } from "./restore-rows.ts";
import { damagedFiles } from "./verify-backup.ts";

export interface RestoreJob extends BackupProgress {
  /** The folder of the backup. */
  readonly from: string;
  /** PostgreSQL, or SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

export type RestoreVerdict =
  | { readonly code: "restored"; readonly manifest: BackupManifest }
  | {
      readonly code:
        | "no-backup"
        | "other-form"
        | "newer"
        | "folder-not-empty"
        | "folder-half-restored"
        | "server-running"
        | "database-not-empty";
    }
  | { readonly code: "damaged"; readonly findings: readonly string[] };

/**
 * Restores a backup into an empty place, of either engine: all of it or nothing. A backup from an older program is
 * migrated, and the watermark beside the database is written anew. The data folder itself is filled, since it may be a
 * mounted disk. The rows come last, in one transaction: a restore that is killed leaves a database without tables
 * beside files, which no server mistakes for a new one (ST23). A folder in which a server runs is left alone (ST38).
 */
export async function restoreBackup(job: RestoreJob): Promise<RestoreVerdict> {
  const manifest = await readManifest(job.from);
  if (manifest === undefined) return { code: "no-backup" };
  if (manifest === "other-form") return { code: "other-form" };
  if (manifest === "damaged") return { code: "damaged", findings: ["manifest.json"] };
  if (!MIGRATION_NAMES.includes(manifest.migration)) return { code: "newer" };
  const present = await namesIn(job.dataDir);
  if (present?.includes(LOCK_FILE) === true && isServed(job)) return { code: "server-running" };
  if (present?.includes(RESTORE_UNDER_WAY) === true) return { code: "folder-half-restored" };
  if (present !== undefined && present.length > 0) return { code: "folder-not-empty" };
  const findings = await damagedFiles(job.from, manifest, job);
  if (findings.length > 0) return { code: "damaged", findings };
  await makeFolder(job.dataDir);
  if (!(await claim(job.dataDir))) return { code: "folder-half-restored" };
  const lock = lockOf(job);
  // A server that was quicker than the claim has made its files meanwhile.
  if (lock === undefined) {
    await rm(join(job.dataDir, RESTORE_UNDER_WAY));
    return { code: "server-running" };
  }
  try {
    return await fillClaimed(job, manifest, present !== undefined);
  } finally {
    lock.close();
  }
}

/** Everything is removed again when nothing is restored. */
async function fillClaimed(
  job: RestoreJob,
  manifest: BackupManifest,
  wasThere: boolean,
): Promise<RestoreVerdict> {
  const undo = async () => {
    for (const name of (await namesIn(job.dataDir)) ?? [])
      await rm(join(job.dataDir, name), { recursive: true });
    if (!wasThere) await rmdir(job.dataDir);
  };
  try {
    if (await fill(job, manifest)) return { code: "restored", manifest };
  } catch (error) {
    await undo();
    throw error;
  }
  await undo();
  return { code: "database-not-empty" };
}

/** The lock of a server on the folder, held while it is filled; undefined when a server has it. */
function lockOf({ databaseUrl, dataDir }: RestoreJob): FolderLock | undefined {
  return databaseUrl === undefined ? lockFolder(dataDir) : NO_LOCK;
}

/** With PostgreSQL a data folder may have several servers, and nothing is locked. */
const NO_LOCK: FolderLock = { close: () => undefined };

function isServed(job: RestoreJob): boolean {
  const lock = lockOf(job);
  lock?.close();
  return lock === undefined;
}

/** The names in a folder, except what a newly formatted disk contains; undefined when the folder does not exist. */
async function namesIn(folder: string): Promise<readonly string[] | undefined> {
  const names = await readdir(folder).catch(ignoreMissing);
  return names?.filter((name) => name !== "lost+found");
}

/** False when another restore was quicker. */
async function claim(dataDir: string): Promise<boolean> {
  try {
    await writeFile(join(dataDir, RESTORE_UNDER_WAY), "", { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}

/** False when the database is not empty. */
async function fill(job: RestoreJob, manifest: BackupManifest): Promise<boolean> {
  const database = openDatabase(placeOf(job));
  try {
    if (await hasTables(database)) return false;
    await copyFiles(job, manifest);
    await asOne(database.db, database.engine, async (tx) => {
      await restoreRows(tx, database.engine, job, manifest);
      job.signal.throwIfAborted();
      await finishFolder(job.dataDir, tx);
    });
    return true;
  } finally {
    await database.close();
  }
}

/** Without time limits: nobody waits for these statements, and migrating an old backup may take any time. */
function placeOf({ databaseUrl, dataDir }: Pick<RestoreJob, "databaseUrl" | "dataDir">): DatabasePlace {
  return databaseUrl === undefined
    ? databasePlace({ engine: "sqlite", folder: dataDir }, 1)
    : { engine: "postgres", url: databaseUrl, poolSize: 1 };
}

/** Tables and views of PostgreSQL's extensions do not count. */
async function hasTables({ engine, db }: Database): Promise<boolean> {
  const query =
    engine === "sqlite"
      ? sql`select 1 from main.sqlite_schema where name not like 'sqlite_%'`
      : sql`select 1 from information_schema.tables
          where table_schema = current_schema() and table_type = 'BASE TABLE'`;
  return (await query.execute(db)).rows.length > 0;
}

async function copyFiles(job: RestoreJob, manifest: BackupManifest): Promise<void> {
  for (const { sha256, bytes } of manifest.files) {
    job.signal.throwIfAborted();
    await writeFlushed(blobPath(job.dataDir, sha256), createReadStream(blobPath(job.from, sha256)));
    job.onFile(bytes);
  }
  await makeFolder(join(job.dataDir, FILES_FOLDER));
  for (const name of Object.keys(manifest.keys)) {
    await writeFlushed(join(job.dataDir, name), createReadStream(join(job.from, name)));
  }
}

/** Makes sure that the folder is complete and on disk before the rows are. */
async function finishFolder(dataDir: string, tx: Kysely<Tables>): Promise<void> {
  await writeWatermark(dataDir, await currentWatermark(tx));
  await rm(join(dataDir, RESTORE_UNDER_WAY));
  for (const folder of await foldersBelow(dataDir)) await flushFolder(folder);
  await flushFolder(dirname(dataDir));
}

/** The findings of verifying what was restored. */
export async function restoredFindings(
  where: Pick<RestoreJob, "databaseUrl" | "dataDir">,
): Promise<readonly DataFinding[]> {
  const findings: DataFinding[] = [];
  await verifyStored({
    place: { ...placeOf(where), ...(where.databaseUrl === undefined ? {} : { poolSize: 2 }) },
    dataDir: where.dataDir,
    blobs: folderBlobStore(join(where.dataDir, FILES_FOLDER), () => new Date()),
    onFinding: (finding) => void findings.push(finding),
    onRows: () => undefined,
    onFile: () => undefined,
  });
  return findings;
}
