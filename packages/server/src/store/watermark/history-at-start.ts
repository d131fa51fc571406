import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { type DatabasePlace, openDatabaseToRead, SESSIONS_FILE } from "../database/database.ts";
import type { Tables } from "../database/database-tables.ts";
import { openFileToRead } from "../database/open-file-to-read.ts";
import { compareWatermark, type WatermarkVerdict } from "./compare-watermark.ts";
import type { Watermark } from "./watermark.ts";
import { RESTORE_UNDER_WAY, readWatermark, WATERMARK_FILE } from "./watermark-file.ts";

/** How the database compares with what its data folder says of it. All but `same` stop a start (ST23). */
export type HistoryVerdict =
  | WatermarkVerdict
  /** There is a watermark, and no table to compare it with. */
  | { readonly code: "nameless"; readonly watermark: Watermark }
  /** The database is empty, and the folder has these files of an earlier use. */
  | { readonly code: "emptied"; readonly beside: readonly string[] }
  | { readonly code: "unreadable" };

/** The smallest page of SQLite: a file with any content has at least one. */
const SMALLEST_DATABASE = 512;

/** Inspects a database before it is opened for use, without changing it. */
export async function historyAtStart(place: DatabasePlace, dataDir: string): Promise<HistoryVerdict> {
  if (place.engine === "sqlite" && (await sizeOf(place.file)) < SMALLEST_DATABASE) {
    return emptied(await earlierUse(dataDir));
  }
  const watermark = await readWatermark(dataDir);
  if (watermark === "unreadable") return { code: "unreadable" };
  const database = openDatabaseToRead(place);
  try {
    return await database.read((tx) => historyOf(tx, watermark, dataDir));
  } finally {
    await database.close();
  }
}

async function historyOf(
  tx: Kysely<Tables>,
  watermark: Watermark | undefined,
  dataDir: string,
): Promise<HistoryVerdict> {
  // A first start that was interrupted leaves a database without tables, and no other files.
  if (!(await hasTable(tx, "company"))) return emptied(await earlierUse(dataDir));
  if (watermark === undefined) return { code: "same" };
  return (await hasTable(tx, "lineage")) ? compareWatermark(tx, watermark) : { code: "nameless", watermark };
}

function emptied(beside: readonly string[]): HistoryVerdict {
  return beside.length === 0 ? { code: "same" } : { code: "emptied", beside };
}

async function hasTable(tx: Kysely<Tables>, table: "company" | "lineage"): Promise<boolean> {
  try {
    await sql`savepoint look`.execute(tx);
    await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    return true;
  } catch (error) {
    if (!isNoTable(error)) throw error;
    return false;
  } finally {
    await sql`rollback to savepoint look`.execute(tx);
  }
}

function isNoTable(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return (
    error.code === "42P01" || (error.code === "SQLITE_ERROR" && error.message.startsWith("no such table"))
  );
}

/**
 * The files, besides the database, that a server which has had users leaves in its folder. Uploads that failed do not
 * count.
 */
async function earlierUse(dataDir: string): Promise<readonly string[]> {
  const remains: string[] = [];
  if ((await stat(join(dataDir, RESTORE_UNDER_WAY)).catch(missing)) !== undefined)
    remains.push(RESTORE_UNDER_WAY);
  for (const name of [WATERMARK_FILE, "secret.key"]) {
    if ((await sizeOf(join(dataDir, name))) > 0) remains.push(name);
  }
  const sessions = join(dataDir, SESSIONS_FILE);
  if ((await sizeOf(sessions)) > 0 && hasSessions(sessions)) remains.push(SESSIONS_FILE);
  const files = await readdir(join(dataDir, "files")).catch(missing);
  return files?.some((name) => name !== "incoming") === true ? [...remains, "files"] : remains;
}

/**
 * A first start that a power cut ended may leave the file without any session. A file that cannot be read counts as
 * having had one.
 */
function hasSessions(file: string): boolean {
  const sessions = openFileToRead(file);
  try {
    const tables = sessions.prepare("select 1 from sqlite_master where name = 'session'").all();
    return tables.length > 0 && sessions.prepare("select 1 from session limit 1").all().length > 0;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return true;
    throw error;
  } finally {
    sessions.close();
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(missing))?.size ?? 0;
}

function missing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
