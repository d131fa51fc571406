import { rename, stat } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { SESSIONS_FILE } from "./database.ts";

const PARTS = ["", "-wal", "-shm"];

/**
 * Sets a damaged file of sessions aside, so that a new one is made: without it everybody signs in again, while a server
 * that does not start keeps them from the books too. Returns the name it got; undefined when the file is whole or not
 * there. Only for who has the folder alone.
 */
export async function setDamagedSessionsAside(folder: string, now: Date): Promise<string | undefined> {
  const file = join(folder, SESSIONS_FILE);
  if (((await sizeOf(file)) ?? 0) === 0 || isWhole(file)) return undefined;
  const aside = `sessions.damaged-${now.toISOString().replaceAll(/[:.]/g, "-")}.sqlite`;
  for (const part of PARTS) {
    if ((await sizeOf(file + part)) !== undefined) await rename(file + part, join(folder, aside + part));
  }
  return aside;
}

function isWhole(file: string): boolean {
  let sessions: Sqlite.Database | undefined;
  try {
    sessions = new Sqlite(file, { fileMustExist: true });
    return sessions.pragma("quick_check(1)", { simple: true }) === "ok";
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  } finally {
    sessions?.close();
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code);
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
