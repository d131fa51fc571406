import { statSync } from "node:fs";
import Sqlite from "better-sqlite3";

/** How long the log may be before writing waits for it to begin anew. */
const LONG_LOG_BYTES = 16 * 1024 * 1024;
/** How long it waits; other connections never wait for this. */
const PATIENCE_MS = 500;
/** When nobody has written for so long, what is only in the log is copied into the database. */
const IDLE_MS = 1000;

/** Looks after SQLite's log for the connection that writes. */
export interface KeptLog {
  /** Throws when the log has been lost: nothing more is to be written. */
  beforeWrite(): void;
  /** To be called after each commit, before it is acknowledged. Throws when the log has been lost. */
  afterWrite(): void;
  close(): void;
}

/** The log was removed or replaced under a running server: what would be written to it now would be gone at the next start. */
class LogIsLost extends Error {
  readonly code = "SQLITE_LOG_LOST";

  constructor(log: string) {
    super(
      `${log} was removed while the server ran: nothing more is written until the server is started again`,
    );
    this.name = "LogIsLost";
  }
}

/**
 * SQLite begins its log anew only when nobody reads out of it. While somebody always does (long documents, many
 * people) it would grow until the disk is full, and every commit would cost more than the one before, since each goes
 * through the whole log. When the log has become long, `afterWrite` lets the readers who are in it end, while new ones
 * read past it. Who reads longer than a moment is left alone until the log has grown as much again.
 *
 * A log that is no longer the file it was takes no more commits (ST24). What SQLite still holds of it is copied into the
 * database. So it is too when nobody writes for a moment: then a log that is lost or damaged later loses nothing.
 */
export function keepLog(connection: Sqlite.Database, file: string, waitMs: number): KeptLog {
  connection.pragma(`main.journal_size_limit = ${LONG_LOG_BYTES}`);
  const log = `${file}-wal`;
  let triedAt = 0;
  let known = fileAt(log)?.ino;
  let lost: LogIsLost | undefined;
  const checkpoint = (kind: "PASSIVE" | "RESTART"): void => {
    try {
      connection.pragma(`main.wal_checkpoint(${kind})`);
    } catch (error) {
      // What was committed stands in the log, whatever came of this (a full disk).
      if (!(error instanceof Sqlite.SqliteError)) throw error;
    }
  };
  const look = (): number => {
    const found = fileAt(log);
    known ??= found?.ino;
    if (found !== undefined && found.ino === known) return found.size;
    lost = new LogIsLost(log);
    checkpoint("PASSIVE");
    throw lost;
  };
  const idle = setTimeout(() => {
    if (lost === undefined && !connection.inTransaction) checkpoint("PASSIVE");
  }, IDLE_MS).unref();
  return {
    beforeWrite() {
      if (lost !== undefined) throw lost;
    },
    afterWrite() {
      const size = look();
      idle.refresh();
      if (size < triedAt) triedAt = 0;
      if (size <= triedAt + LONG_LOG_BYTES) return;
      triedAt = size;
      connection.pragma(`busy_timeout = ${PATIENCE_MS}`);
      try {
        checkpoint("RESTART");
      } finally {
        connection.pragma(`busy_timeout = ${waitMs}`);
      }
    },
    close: () => clearTimeout(idle),
  };
}

function fileAt(path: string) {
  return statSync(path, { throwIfNoEntry: false });
}
