import Sqlite from "better-sqlite3";

/**
 * Opens a SQLite file for reading. If a power cut interrupted a write before the file had a WAL (in the first moments of
 * a first start), the file has to be rolled back. A read-only connection cannot do that, so another one does it first.
 */
export function openFileToRead(file: string): Sqlite.Database {
  const connection = open(file);
  if (!needsRollback(connection)) return connection;
  connection.close();
  const recovering = new Sqlite(file, { fileMustExist: true });
  try {
    recovering.pragma("schema_version");
  } finally {
    recovering.close();
  }
  return open(file);
}

function open(file: string): Sqlite.Database {
  return new Sqlite(file, { readonly: true, fileMustExist: true });
}

/** Other damage is reported by the first query. */
function needsRollback(connection: Sqlite.Database): boolean {
  try {
    connection.pragma("schema_version");
    return false;
  } catch (error) {
    return error instanceof Sqlite.SqliteError && error.code === "SQLITE_READONLY_ROLLBACK";
  }
}
