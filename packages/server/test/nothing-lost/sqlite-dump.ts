import Sqlite from "better-sqlite3";

/** A copy, in a single file, of a database that a server may be writing to. */
export async function backUp(file: string, copy: string): Promise<void> {
  const source = new Sqlite(file, { readonly: true });
  await source.backup(copy);
  source.close();
  const backup = new Sqlite(copy);
  backup.pragma("journal_mode = DELETE");
  backup.close();
}

/** The content of a whole database as text, or SQLite's error when it cannot be read. */
export function dump(file: string, tables: readonly string[]): string {
  try {
    const database = new Sqlite(file, { readonly: true });
    try {
      const schema = database
        .prepare("select type, name, tbl_name, sql from sqlite_schema order by name")
        .all();
      const steps = database.prepare("select name from kysely_migration order by name").all();
      const rows = tables.map((table) => database.prepare(`select * from ${table}`).raw().all());
      return JSON.stringify([schema, steps, rows]);
    } finally {
      database.close();
    }
  } catch (error) {
    return String(error);
  }
}
