import { statSync } from "node:fs";
import Sqlite from "better-sqlite3";

/** When the log is longer than this, writing waits for it to be restarted from the beginning. */
const MAX_LOG_BYTES = 16 * 1024 * 1024;
/** How long it waits. Other connections never wait for this. */
const RESTART_TIMEOUT_MS = 500;
/** After this time without a write, what is only in the log is copied into the database. */
const IDLE_MS = 1000;

/** Checkpoints of SQLite's write-ahead log (WAL), made by the connection that writes. */
export interface WalCheckpoints {
  /** Throws when the log has been lost: nothing more may be written. */
  beforeWrite(): void;
  /** Must be called after each commit, before it is acknowledged. Throws when the log has been lost. */
  afterWrite(): void;
  close(): void;
}

/** The log was removed or replaced under a running server: anything written to it now would be lost at the next start. */
class LostWal extends Error {
  readonly code = "SQLITE_LOG_LOST";

  constructor(log: string) {
    super(
      `${log} was removed while the server ran: nothing more is written until the server is started again`,
    );
    this.name = "LostWal";
  }
}

/**
 * SQLite restarts its log from the beginning only when nobody reads from it. With constant readers (long documents, many
 * people) the log would grow until the disk is full, and every commit would cost more than the one before, since each
 * goes through the whole log. When the log is long, `afterWrite` waits for the readers that use it, while new ones
 * read the database only. It does not wait for a reader that takes longer, and tries again when the log has grown as
 * much again.
 *
 * A log that is no longer the same file takes no more commits (ST24): what SQLite still has open of it is copied into
 * the database. The same is done when nobody has written for a moment, so that a log that is lost later loses nothing.
 */
export function checkpointWal(connection: Sqlite.Database, file: string, waitMs: number): WalCheckpoints {
  connection.pragma(`main.journal_size_limit = ${MAX_LOG_BYTES}`);
  const log = `${file}-wal`;
  let triedAt = 0;
  let inode = fileAt(log)?.ino;
  let lost: LostWal | undefined;
  const checkpoint = (kind: "PASSIVE" | "RESTART"): void => {
    try {
      connection.pragma(`main.wal_checkpoint(${kind})`);
    } catch (error) {
      // A failed checkpoint (a full disk) loses nothing: what was committed is in the log.
      if (!(error instanceof Sqlite.SqliteError)) throw error;
    }
  };
  const sizeOfLog = (): number => {
    const current = fileAt(log);
    inode ??= current?.ino;
    if (current !== undefined && current.ino === inode) return current.size;
    lost = new LostWal(log);
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
      const size = sizeOfLog();
      idle.refresh();
      if (size < triedAt) triedAt = 0;
      if (size <= triedAt + MAX_LOG_BYTES) return;
      triedAt = size;
      connection.pragma(`busy_timeout = ${RESTART_TIMEOUT_MS}`);
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
