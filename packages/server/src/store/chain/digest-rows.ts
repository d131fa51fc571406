import { type Kysely, sql } from "kysely";
import { TABLE_KEYS } from "../database/table-pages.ts";
import { columnsHash, type HashedRow, type HashedTable, rowHash } from "./row-hash.ts";

/** Stores the hashes of rows that have just been written, over what the rows hold now. */
export async function digestRows<Database, Table extends HashedTable>(
  tx: Kysely<Database>,
  table: Table,
  rows: readonly HashedRow<Table>[],
): Promise<void> {
  for (const row of rows) await writeDigest(tx, table, row, rowHash(table, row));
}

/** The same over named columns, for a migration: what is hashed stays as it was when the step was written. */
export async function digestColumns<Database>(
  tx: Kysely<Database>,
  table: HashedTable,
  columns: readonly string[],
  rows: readonly object[],
): Promise<void> {
  for (const row of rows) await writeDigest(tx, table, row, columnsHash(table, columns, row));
}

async function writeDigest<Database>(
  tx: Kysely<Database>,
  table: HashedTable,
  row: object,
  hash: string,
): Promise<void> {
  const values = new Map<string, unknown>(Object.entries(row));
  const key = TABLE_KEYS[table].map((column) => sql`${sql.ref(column)} = ${values.get(column)}`);
  await sql`update ${sql.table(table)} set row_hash = ${hash} where ${sql.join(key, sql` and `)}`.execute(tx);
}
