import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type DatabasePlace, openDatabaseToRead } from "../database.ts";
import type { Tables } from "../database-tables.ts";
import { currentMark } from "../mark/commit-log.ts";
import { type Engine, MIGRATION_NAMES } from "../migrations.ts";
import { type LastingTable, TABLE_KEYS, tablePages } from "../table-pages.ts";
import { engineState } from "../verify-engine.ts";
import {
  BACKUP_FORM,
  type BackupManifest,
  blobPath,
  KEY_FILES,
  MANIFEST_FILE,
  ROWS_FOLDER,
} from "./backup-manifest.ts";
import type { BackupProgress } from "./backup-progress.ts";
import { contentOf, type FileContent, flushFolder, isSame, writeFlushed } from "./flushed-file.ts";
import { backupFaults } from "./verify-backup.ts";

export interface BackupJob extends BackupProgress {
  readonly place: DatabasePlace;
  readonly dataDir: string;
  /** The folder of the backup; there must be none. */
  readonly target: string;
  /** The version of the program. */
  readonly program: string;
  readonly now: Date;
}

export type BackupVerdict =
  | { readonly code: "written"; readonly manifest: BackupManifest }
  | { readonly code: "target-exists" | "older" | "newer" | "damaged" }
  /** What was written could not be read again as it was. */
  | { readonly code: "unverified"; readonly faults: readonly string[] };

/** Rows are short, but for answers to long requests. */
const ROWS_PER_PAGE = 500;
const TABLES: readonly LastingTable[] = Object.keys(TABLE_KEYS).filter(isLastingTable);

export function isLastingTable(name: string): name is LastingTable {
  return name in TABLE_KEYS;
}

/**
 * Writes all books, people and files into a folder of its own, from one moment of the database, while a server works on
 * it: aside, read again, and then under its name. The files come after the rows, so that all that rows name is there.
 */
export async function writeBackup(job: BackupJob): Promise<BackupVerdict> {
  if ((await stat(job.target).catch(() => undefined)) !== undefined) return { code: "target-exists" };
  const part = `${job.target}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    const verdict = await writeParts(job, part);
    if (verdict.code === "written") {
      await rename(part, job.target);
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

async function writeParts(job: BackupJob, part: string): Promise<BackupVerdict> {
  const database = openDatabaseToRead(job.place);
  try {
    const state = await engineState(database);
    if (state === "older" || state === "newer") return { code: state };
    if (state !== "whole") return { code: "damaged" };
    const rows = await database.read((tx) => writeRows(tx, database.engine, job, part));
    const { files, lostFiles } = await writeFiles(job, part, rows.addresses);
    const manifest: BackupManifest = {
      form: BACKUP_FORM,
      program: job.program,
      migration: MIGRATION_NAMES.at(-1) ?? "",
      engine: database.engine,
      time: job.now.toISOString(),
      lineage: rows.mark.lineage,
      sequence: rows.mark.sequence,
      lastIds: rows.lastIds,
      tables: rows.tables,
      files,
      lostFiles,
      keys: await writeKeys(job, part),
    };
    await writeFlushed(join(part, MANIFEST_FILE), inOnePart(`${JSON.stringify(manifest, undefined, 2)}\n`));
    for (const folder of await foldersBelow(part)) await flushFolder(folder);
    const faults = await backupFaults(part, manifest, job);
    return faults.length === 0 ? { code: "written", manifest } : { code: "unverified", faults };
  } finally {
    await database.close();
  }
}

/** Every table as lines of JSON, the columns of a row by name: the same rows are the same bytes on both engines. */
async function writeRows(tx: Kysely<Tables>, engine: Engine, job: BackupJob, part: string) {
  const mark = await currentMark(tx);
  const tables: Record<string, FileContent & { readonly rows: number }> = {};
  const addresses = new Map<string, number>();
  for (const table of TABLES) {
    let rows = 0;
    const lines = async function* () {
      for await (const page of tablePages(tx, table, undefined, ROWS_PER_PAGE)) {
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
  return { mark, tables, addresses, lastIds: await lastIdsOf(tx, engine) };
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
    const found = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(
      tx,
    );
    return found.rows[0]?.seq ?? 0;
  }
  const named = await sql<{
    name: string;
  }>`select pg_get_serial_sequence(${table}, ${column}) as name`.execute(tx);
  const sequence = named.rows[0]?.name ?? "";
  const { rows } = await sql<{ last: number }>`select case when is_called then last_value else 0 end as last
    from ${sql.raw(sequence)}`.execute(tx);
  return rows[0]?.last ?? 0;
}

/** The bytes of every stored file that a row names, each read against its address. */
async function writeFiles(
  job: BackupJob,
  part: string,
  addresses: ReadonlyMap<string, number>,
): Promise<Pick<BackupManifest, "files" | "lostFiles">> {
  const files: FileContent[] = [];
  const lostFiles: string[] = [];
  for (const [sha256, bytes] of [...addresses].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    job.signal.throwIfAborted();
    const from = blobPath(job.dataDir, sha256);
    const content = { bytes, sha256 };
    if (isSame(await contentOf(from), content)) {
      await writeFlushed(blobPath(part, sha256), createReadStream(from));
      files.push(content);
      job.onFile(bytes);
    } else lostFiles.push(sha256);
  }
  return { files, lostFiles };
}

async function writeKeys(job: BackupJob, part: string): Promise<BackupManifest["keys"]> {
  const keys: Record<string, FileContent> = {};
  for (const name of KEY_FILES) {
    if ((await contentOf(join(job.dataDir, name))) === undefined) continue;
    keys[name] = await writeFlushed(join(part, name), createReadStream(join(job.dataDir, name)));
  }
  return keys;
}

async function* inOnePart(text: string): AsyncGenerator<string> {
  yield text;
}

/** The folder and those in it, the inner ones first. */
export async function foldersBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inner = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return [...inner.toReversed(), folder];
}
