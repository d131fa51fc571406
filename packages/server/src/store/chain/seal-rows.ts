import { type Kysely, sql } from "kysely";
import { TABLE_KEYS } from "../database/table-pages.ts";
import { columnsHash, type HashedRow, type HashedTable, rowHash } from "./row-hash.ts";

/** Gives rows that have just been written, as they are now, their new hashes. */
export async function sealRows<Database, Table extends HashedTable>(
  tx: Kysely<Database>,
  table: Table,
  rows: readonly HashedRow<Table>[],
): Promise<void> {
  for (const row of rows) await seal(tx, table, row, rowHash(table, row));
}

/** The same over columns that are named, for a migration. */
export async function sealColumns<Database>(
  tx: Kysely<Database>,
  table: HashedTable,
  columns: readonly string[],
  rows: readonly object[],
): Promise<void> {
  for (const row of rows) await seal(tx, table, row, columnsHash(table, columns, row));
}

async function seal<Database>(
  tx: Kysely<Database>,
  table: HashedTable,
  row: object,
  hash: string,
): Promise<void> {
  const values = new Map<string, unknown>(Object.entries(row));
  const key = TABLE_KEYS[table].map((column) => sql`${sql.ref(column)} = ${values.get(column)}`);
  await sql`update ${sql.table(table)} set row_hash = ${hash} where ${sql.join(key, sql` and `)}`.execute(tx);
}
