import Sqlite from "better-sqlite3";

/** Checkpoints the log of a database that nobody is writing to, and empties the log. */
export function emptyWal(file: string): void {
  const connection = new Sqlite(file);
  connection.pragma("busy_timeout = 5000");
  connection.pragma("wal_checkpoint(TRUNCATE)");
  connection.close();
}
