import { type Kysely, sql } from "kysely";
import type { HashedTable } from "./row-hash.ts";

/** The primary keys of the tables whose rows have hashes. */
export const TABLE_KEYS = {
  company: ["id"],
  member: ["company_id", "user_id"],
  user_account: ["id"],
  document: ["company_id", "key"],
  request: ["company_id", "user_id", "request_id"],
  file: ["company_id", "id"],
  person: ["email"],
  passkey: ["id"],
  enrolment_link: ["hash"],
  lineage: ["id"],
  commit_log: ["sequence"],
} as const satisfies Readonly<Record<HashedTable, readonly string[]>>;

/** A row as the driver gives it, whatever somebody has made of it. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** An answer to a request can be megabytes. */
const ROWS_PER_PAGE = 50;

/** Every row of a table, a page at a time in the order of its key, so that memory does not grow with the table. */
export async function* tablePages<Database>(
  db: Kysely<Database>,
  table: HashedTable,
  where = sql`true`,
): AsyncGenerator<readonly AnyRow[]> {
  const key = sql.join(TABLE_KEYS[table].map((column) => sql.ref(column)));
  let after = where;
  for (;;) {
    const { rows } = await sql<AnyRow>`select * from ${sql.table(table)} where ${after}
      order by ${key} limit ${ROWS_PER_PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_PER_PAGE) return;
    const reached = sql.join(TABLE_KEYS[table].map((column) => sql`${last[column]}`));
    after = sql`${where} and (${key}) > (${reached})`;
  }
}
