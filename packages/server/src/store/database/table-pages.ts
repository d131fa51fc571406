import { type Kysely, sql } from "kysely";
import type { Tables } from "./database-tables.ts";

/** All tables except those of sessions, sign-ins under way and rates, which are in another file (database.ts). */
export type LastingTable = Exclude<keyof Tables, "session" | "sign_in_state" | "rate_page">;

/** The primary keys of all these tables. */
export const TABLE_KEYS = {
  company: ["id"],
  company_event: ["company_id", "sequence"],
  event_log: ["company_id"],
  member: ["company_id", "user_id"],
  user_account: ["id"],
  document: ["company_id", "key"],
  item: ["company_id", "key", "id"],
  revision: ["company_id", "key", "revision"],
  item_history: ["company_id", "key", "id", "revision"],
  request: ["company_id", "user_id", "request_id"],
  file: ["company_id", "id"],
  file_total: ["company_id"],
  orphaned_blob: ["sha256"],
  person: ["email"],
  passkey: ["id"],
  enrolment_link: ["hash"],
  lineage: ["id"],
  commit_log: ["sequence"],
} as const satisfies Readonly<Record<LastingTable, readonly string[]>>;

/** A row as the driver returns it; its values are unchecked. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** Few, because a stored answer can be megabytes. */
const ROWS_PER_PAGE = 50;

/** Every row of a table, a page at a time in the order of its key, so that memory does not grow with the table. */
export async function* tablePages<Database>(
  db: Kysely<Database>,
  table: LastingTable,
  where = sql`true`,
  rowsPerPage = ROWS_PER_PAGE,
): AsyncGenerator<readonly AnyRow[]> {
  const key = sql.join(TABLE_KEYS[table].map((column) => sql.ref(column)));
  let after = where;
  for (;;) {
    const { rows } = await sql<AnyRow>`select * from ${sql.table(table)} where ${after}
      order by ${key} limit ${rowsPerPage}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerPage) return;
    const reached = sql.join(TABLE_KEYS[table].map((column) => sql`${last[column]}`));
    after = sql`${where} and (${key}) > (${reached})`;
  }
}
