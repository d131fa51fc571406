import { statSync } from "node:fs";
import Sqlite from "better-sqlite3";

/** How long the log may be before writing waits for it to begin anew. */
const LONG_LOG_BYTES = 16 * 1024 * 1024;
/** How long it waits; other connections never wait for this. */
const PATIENCE_MS = 500;

/**
 * SQLite begins its log anew only when nobody reads out of it. While somebody always does (long documents, many
 * people) it would grow until the disk is full, and every commit would cost more than the one before, since each goes
 * through the whole log. Answers what is to be called after each commit: when the log has become long, that lets the
 * readers who are in it end, while new ones read past it. Who reads longer than a moment is left alone until the log
 * has grown as much again.
 */
export function keepLogShort(connection: Sqlite.Database, file: string, waitMs: number): () => void {
  connection.pragma(`main.journal_size_limit = ${LONG_LOG_BYTES}`);
  const log = `${file}-wal`;
  let triedAt = 0;
  return () => {
    const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
    if (size < triedAt) triedAt = 0;
    if (size <= triedAt + LONG_LOG_BYTES) return;
    triedAt = size;
    connection.pragma(`busy_timeout = ${PATIENCE_MS}`);
    try {
      connection.pragma("main.wal_checkpoint(RESTART)");
    } catch (error) {
      // What was committed stands in the log, whatever came of this (a full disk).
      if (!(error instanceof Sqlite.SqliteError)) throw error;
    } finally {
      connection.pragma(`busy_timeout = ${waitMs}`);
    }
  };
}
