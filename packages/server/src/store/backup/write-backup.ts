import { createReadStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type DatabasePlace, openDatabaseToRead } from "../database/database.ts";
import type { Tables } from "../database/database-tables.ts";
import { MIGRATION_NAMES } from "../database/migrations.ts";
import { readablePlace } from "../database/readable-place.ts";
import type { Engine } from "../database/steps/engine.ts";
import { type LastingTable, TABLE_KEYS, tablePages } from "../database/table-pages.ts";
import { claimFolder, endClaim } from "../disk/claimed-folder.ts";
import {
  contentOf,
  type FileContent,
  flushFolder,
  foldersBelow,
  writeFlushed,
} from "../disk/flushed-file.ts";
import { isInside } from "../disk/is-inside.ts";
import type { BlobStore } from "../files/blob-store.ts";
import { blobDamage } from "../files/read-blob.ts";
import { engineState, schemaVersion } from "../verify/verify-engine.ts";
import { currentWatermark } from "../watermark/commit-log.ts";
import { compareWatermark, type WatermarkVerdict } from "../watermark/compare-watermark.ts";
import type { Watermark } from "../watermark/watermark.ts";
import { readWatermark } from "../watermark/watermark-file.ts";
import {
  BACKUP_FORM,
  type BackupManifest,
  blobPath,
  isLastingTable,
  KEY_FILES,
  MANIFEST_FILE,
  manifestText,
  ROWS_FOLDER,
} from "./backup-manifest.ts";
import type { BackupProgress } from "./backup-progress.ts";
import { damagedFiles } from "./verify-backup.ts";

export interface BackupJob extends BackupProgress {
  readonly place: DatabasePlace;
  /** The data folder, for the keys and the watermark. */
  readonly dataDir: string;
  readonly blobs: BlobStore;
  /** The folder of the backup; it must not exist. */
  readonly target: string;
  /** The version of the program. */
  readonly program: string;
  readonly now: Date;
  /** The database cannot be read where it is, and is copied to this folder meanwhile. */
  readonly onCopy?: (folder: string) => void;
}

export type BackupVerdict =
  | {
      readonly code: "written";
      readonly manifest: BackupManifest;
      /**
       * How the database compares with the watermark beside it: one that lacks writes is backed up, and this is
       * reported.
       */
      readonly history: WatermarkVerdict | { readonly code: "unreadable" };
    }
  | {
      readonly code:
        | "target-exists"
        /** It would be lost with the data folder, and a sweep of its files may meet it. */
        | "inside-data"
        | "under-way"
        | "older"
        | "newer"
        | "damaged"
        | "other-schema"
        /** Another program has migrated the database meanwhile. */
        | "lifted";
    }
  /** What was written could not be read back unchanged. */
  | { readonly code: "unverified"; readonly findings: readonly string[] };

/** Tables whose rows are short; a row of the others may be megabytes. */
const SHORT_ROWS: ReadonlySet<LastingTable> = new Set(["item", "item_history", "member", "commit_log"]);
const SHORT_ROWS_PER_PAGE = 500;
const TABLES: readonly LastingTable[] = Object.keys(TABLE_KEYS).filter(isLastingTable);

/**
 * Writes all books, people and files into a folder of its own, from one snapshot of the database, while a server works
 * on it: under a temporary name, read back, and then renamed. The files are written after the rows, so that everything
 * the rows refer to is there.
 */
export async function writeBackup(job: BackupJob): Promise<BackupVerdict> {
  if (await isInside(job.target, job.dataDir)) return { code: "inside-data" };
  const part = `${job.target}.part`;
  if (!(await claimFolder(part))) return { code: "under-way" };
  try {
    // Only after the claim: the process that held it before may have renamed the folder.
    const isThere = (await stat(job.target).catch(() => undefined)) !== undefined;
    const verdict = isThere ? ({ code: "target-exists" } as const) : await readAndWrite(job, part);
    if (verdict.code === "written") {
      await rename(part, job.target);
      await endClaim(job.target);
      await flushFolder(dirname(job.target));
      return verdict;
    }
    await rm(part, { recursive: true, force: true });
    return verdict;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function readAndWrite(job: BackupJob, part: string): Promise<BackupVerdict> {
  const { place, dispose } = await readablePlace(job.place, job.onCopy);
  try {
    return await writeParts({ ...job, place }, part);
  } finally {
    await dispose();
  }
}

async function writeParts(job: BackupJob, part: string): Promise<BackupVerdict> {
  // Read before the database, so that the watermark is never the newer of the two.
  const watermark = await readWatermark(job.dataDir);
  const database = openDatabaseToRead(job.place);
  try {
    const state = await engineState(database);
    if (state !== "whole") return { code: state };
    const { engine } = database;
    const rows = await database.read(async (tx) => {
      if ((await schemaVersion(tx)) !== "whole") return undefined;
      const history = await historyOf(tx, watermark);
      return { history, ...(await writeRows(tx, engine, job, part)) };
    });
    // On PostgreSQL a transaction sees the current tables, even if its snapshot has the rows of before.
    if (rows === undefined || (await schemaVersion(database.db)) !== "whole") return { code: "lifted" };
    const { files, lostFiles } = await writeFiles(job, part, rows.addresses);
    const manifest: BackupManifest = {
      form: BACKUP_FORM,
      program: job.program,
      migration: MIGRATION_NAMES.at(-1) ?? "",
      engine,
      time: job.now.toISOString(),
      lineage: rows.watermark.lineage,
      sequence: rows.watermark.sequence,
      lastIds: rows.lastIds,
      tables: rows.tables,
      files,
      lostFiles,
      keys: await writeKeys(job, part),
    };
    await writeFlushed(join(part, MANIFEST_FILE), inOnePart(manifestText(manifest)));
    for (const folder of await foldersBelow(part)) await flushFolder(folder);
    const findings = await damagedFiles(part, manifest, job);
    return findings.length === 0
      ? { code: "written", manifest, history: rows.history }
      : { code: "unverified", findings };
  } finally {
    await database.close();
  }
}

async function historyOf(tx: Kysely<Tables>, watermark: Watermark | "unreadable" | undefined) {
  if (watermark === undefined) return { code: "same" } as const;
  return watermark === "unreadable" ? ({ code: "unreadable" } as const) : compareWatermark(tx, watermark);
}

/**
 * Writes every table as lines of JSON, the columns of a row by name: the same rows give the same bytes on both engines.
 */
async function writeRows(tx: Kysely<Tables>, engine: Engine, job: BackupJob, part: string) {
  const watermark = await currentWatermark(tx);
  const tables: Record<string, FileContent & { readonly rows: number }> = {};
  const addresses = new Map<string, number>();
  for (const table of TABLES) {
    let rows = 0;
    const rowsPerPage = SHORT_ROWS.has(table) ? SHORT_ROWS_PER_PAGE : undefined;
    const lines = async function* () {
      for await (const page of tablePages(tx, table, undefined, rowsPerPage)) {
        job.signal.throwIfAborted();
        rows += page.length;
        job.onRows(page.length);
        if (table === "file") {
          for (const row of page) addresses.set(String(row["sha256"]), Number(row["size"]));
        }
        yield page.map((row) => `${lineOf(row)}\n`).join("");
      }
    };
    const written = await writeFlushed(join(part, ROWS_FOLDER, `${table}.ndjson`), lines());
    tables[table] = { rows, ...written };
  }
  return { watermark, tables, addresses, lastIds: await lastIdsOf(tx, engine) };
}

function lineOf(row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

async function lastIdsOf(tx: Kysely<Tables>, engine: Engine): Promise<BackupManifest["lastIds"]> {
  return {
    company: await lastIdOf(tx, engine, "company", "id"),
    commit_log: await lastIdOf(tx, engine, "commit_log", "sequence"),
  };
}

async function lastIdOf(tx: Kysely<Tables>, engine: Engine, table: string, column: string): Promise<number> {
  if (engine === "sqlite") {
    // The log of commits has no counter beside it: its last row stays.
    const found = await sql<{ last: number | null }>`select max(last) as last from (
      select seq as last from sqlite_sequence where name = ${table}
      union all select max(${sql.ref(column)}) from ${sql.table(table)}) as known`.execute(tx);
    return found.rows[0]?.last ?? 0;
  }
  const named = await sql<{
    name: string;
  }>`select pg_get_serial_sequence(${table}, ${column}) as name`.execute(tx);
  const sequence = named.rows[0]?.name ?? "";
  const { rows } = await sql<{ last: number }>`select case when is_called then last_value else 0 end as last
    from ${sql.raw(sequence)}`.execute(tx);
  return rows[0]?.last ?? 0;
}

/** Writes the bytes of every stored file that a row refers to, each checked against its address. */
async function writeFiles(
  job: BackupJob,
  part: string,
  addresses: ReadonlyMap<string, number>,
): Promise<Pick<BackupManifest, "files" | "lostFiles">> {
  const files: FileContent[] = [];
  const lostFiles: string[] = [];
  for (const [sha256, bytes] of [...addresses].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    job.signal.throwIfAborted();
    const isWhole = (await blobDamage(job.blobs, { sha256, size: bytes })) === undefined;
    const content = isWhole ? await job.blobs.get(sha256) : undefined;
    if (content === undefined) {
      lostFiles.push(sha256);
      continue;
    }
    await writeFlushed(blobPath(part, sha256), content);
    files.push({ bytes, sha256 });
    job.onFile(bytes);
  }
  return { files, lostFiles };
}

async function writeKeys(job: BackupJob, part: string): Promise<BackupManifest["keys"]> {
  const keys: BackupManifest["keys"] = {};
  for (const name of KEY_FILES) {
    if ((await contentOf(join(job.dataDir, name))) === undefined) continue;
    keys[name] = await writeFlushed(join(part, name), createReadStream(join(job.dataDir, name)));
  }
  return keys;
}

async function* inOnePart(text: string): AsyncGenerator<string> {
  yield text;
}
