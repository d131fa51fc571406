import { type Kysely, sql } from "kysely";
import { type HashedRow, type HashedTable, rowHash } from "./row-hash.ts";
import { TABLE_KEYS } from "./table-pages.ts";

/** Gives rows that have just been written, as they are now, their new hashes. */
export async function sealRows<Database, Table extends HashedTable>(
  tx: Kysely<Database>,
  table: Table,
  rows: readonly HashedRow<Table>[],
): Promise<void> {
  for (const row of rows) {
    const values = new Map<string, unknown>(Object.entries(row));
    const key = TABLE_KEYS[table].map((column) => sql`${sql.ref(column)} = ${values.get(column)}`);
    await sql`update ${sql.table(table)} set row_hash = ${rowHash(table, row)}
      where ${sql.join(key, sql` and `)}`.execute(tx);
  }
}
