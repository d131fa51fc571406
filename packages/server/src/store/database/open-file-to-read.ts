import Sqlite from "better-sqlite3";

/**
 * Opens a file of SQLite's to read. A write that a power cut broke off in a file without a log, as in the first moments
 * of a first start, is taken back as by any other opening: a connection that only reads cannot, and refuses the file.
 */
export function openFileToRead(file: string): Sqlite.Database {
  const connection = open(file);
  if (!isHalfWritten(connection)) return connection;
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

/** Anything else that is wrong with the file is told by the first query. */
function isHalfWritten(connection: Sqlite.Database): boolean {
  try {
    connection.pragma("schema_version");
    return false;
  } catch (error) {
    return error instanceof Sqlite.SqliteError && error.code === "SQLITE_READONLY_ROLLBACK";
  }
}
