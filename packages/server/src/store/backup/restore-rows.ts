import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import { migrateTo } from "../database/migrations.ts";
import type { Engine } from "../database/steps/engine.ts";
import { TABLE_KEYS } from "../database/table-pages.ts";
import { type BackedUpTable, type BackupManifest, isBackedUpTable, ROWS_FOLDER } from "./backup-manifest.ts";
import type { BackupProgress } from "./backup-progress.ts";
import { type BackedUpRow, backedUpRows } from "./verify-backup.ts";

/** Rows inserted by one statement: SQLite takes 32,766 values, and a row may be megabytes. */
const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 4_000_000;

/** Inserts the rows of a backup into tables as the program that wrote them had, which are then migrated. */
export async function restoreRows(
  tx: Kysely<Tables>,
  engine: Engine,
  job: BackupProgress & { readonly from: string },
  manifest: BackupManifest,
): Promise<void> {
  await migrateTo(tx, engine, manifest.migration);
  for (const table of Object.keys(manifest.tables).filter(isBackedUpTable)) {
    // A new database has a name of its own, which is replaced by the restored one.
    await sql`delete from ${sql.table(table)}`.execute(tx);
    await restoreTable(tx, engine, table, job);
  }
  for (const table of ["company", "commit_log"] as const) {
    if (manifest.tables[table] !== undefined) await keepLastId(tx, engine, table, manifest.lastIds[table]);
  }
  await migrateTo(tx, engine);
}

async function restoreTable(
  tx: Kysely<Tables>,
  engine: Engine,
  table: BackedUpTable,
  job: BackupProgress & { readonly from: string },
): Promise<void> {
  let rows: BackedUpRow[] = [];
  let characters = 0;
  const write = async () => {
    job.signal.throwIfAborted();
    const [first] = rows;
    if (first === undefined) return;
    const columns = Object.keys(first);
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    const ownIds = sql.raw(engine === "postgres" ? "overriding system value" : "");
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) ${ownIds}
      values ${sql.join(values)}`.execute(tx);
    job.onRows(rows.length);
    rows = [];
    characters = 0;
  };
  for await (const { row, length } of backedUpRows(join(job.from, ROWS_FOLDER, `${table}.ndjson`))) {
    rows.push(row);
    characters += length;
    if (rows.length === ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await write();
  }
  await write();
}

/** An id that was assigned once is not assigned again, even if its row is gone. */
async function keepLastId(
  tx: Kysely<Tables>,
  engine: Engine,
  table: keyof BackupManifest["lastIds"],
  last: number,
): Promise<void> {
  if (last === 0) return;
  if (engine === "sqlite") {
    if (!(await countsIds(tx, table))) return;
    await sql`delete from sqlite_sequence where name = ${table}`.execute(tx);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(tx);
    return;
  }
  const [column] = TABLE_KEYS[table];
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`.execute(tx);
}

/** Whether SQLite keeps the last id of a table when its row goes. */
async function countsIds(tx: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_schema where name = ${table}
    and sql like '%autoincrement%'`.execute(tx);
  return rows.length > 0;
}
