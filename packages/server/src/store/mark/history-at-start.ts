import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type DatabasePlace, openDatabaseToRead } from "../database.ts";
import type { Tables } from "../database-tables.ts";
import { compareMark, type MarkVerdict } from "./compare-mark.ts";
import type { HistoryMark } from "./history-mark.ts";
import { MARK_FILE, readMark } from "./mark-file.ts";

/** What the database is to what its data folder knows of it. All but `same` stop a start (ST23). */
export type HistoryVerdict =
  | MarkVerdict
  /** There is a mark, and no table that it could be held to. */
  | { readonly code: "nameless"; readonly mark: HistoryMark }
  /** There is nothing in the database, and the folder has these files of an earlier use. */
  | { readonly code: "emptied"; readonly beside: readonly string[] }
  | { readonly code: "unreadable" };

/** A file of SQLite that has anything in it has a page. */
const SMALLEST_DATABASE = 512;

/** Looks at a database before it is opened for work, and changes nothing. */
export async function historyAtStart(place: DatabasePlace, dataDir: string): Promise<HistoryVerdict> {
  if (place.engine === "sqlite" && (await sizeOf(place.file)) < SMALLEST_DATABASE) {
    return emptied(await earlierUse(dataDir));
  }
  const mark = await readMark(dataDir);
  if (mark === "unreadable") return { code: "unreadable" };
  const database = openDatabaseToRead(place);
  try {
    return await database.read((tx) => historyOf(tx, mark, dataDir));
  } finally {
    await database.close();
  }
}

async function historyOf(
  tx: Kysely<Tables>,
  mark: HistoryMark | undefined,
  dataDir: string,
): Promise<HistoryVerdict> {
  // A start that was cut off leaves a database without tables, and nothing beside it.
  if (!(await hasTable(tx, "company"))) return emptied(await earlierUse(dataDir));
  if (mark === undefined) return { code: "same" };
  return (await hasTable(tx, "lineage")) ? compareMark(tx, mark) : { code: "nameless", mark };
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

/** What a server that has had people leaves in its folder, besides its database. Uploads that came to nothing do not count. */
async function earlierUse(dataDir: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of [MARK_FILE, "secret.key", "sessions.sqlite"]) {
    if ((await sizeOf(join(dataDir, name))) > 0) found.push(name);
  }
  const files = await readdir(join(dataDir, "files")).catch(missing);
  return files?.some((name) => name !== "incoming") === true ? [...found, "files"] : found;
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(missing))?.size ?? 0;
}

function missing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
