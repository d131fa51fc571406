import { rmSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";

/** Held as long as it is not closed and its process runs: keep it until the server has stopped. */
export interface FolderLock {
  close(): void;
}

export const LOCK_FILE = "server.lock";
/** How long a server that is stopping is waited for. */
const WAIT_MS = 2000;

/**
 * Locks a data folder for one server; undefined when another one has it. The lock is the operating system's, on an empty
 * file, and ends with its process however that ends: no start is stopped by what a killed server has left. Commands that
 * read the folder beside a server do not ask for it.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  const file = join(folder, LOCK_FILE);
  try {
    return lockedFile(file);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    if (error.code.startsWith("SQLITE_BUSY")) return undefined;
    if (error.code !== "SQLITE_NOTADB" && !error.code.startsWith("SQLITE_CORRUPT")) throw error;
    // Nobody holds a file with something in it.
    rmSync(file);
    return lockedFile(file);
  }
}

function lockedFile(file: string): FolderLock {
  const lock = new Sqlite(file, { timeout: WAIT_MS });
  try {
    // Otherwise a journal is made beside it.
    lock.pragma("journal_mode = memory");
    lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}
