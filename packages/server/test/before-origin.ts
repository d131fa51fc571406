import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type Database, type DatabasePlace, openDatabase } from "../src/store/database/database.ts";
import type { Tables } from "../src/store/database/database-tables.ts";
import { asOne, migrateTo } from "../src/store/database/migrations.ts";
import { type AnyRow, type LastingTable, TABLE_KEYS } from "../src/store/database/table-pages.ts";

/** The last step before the chains of hashes were moved from the number of the company to its origin. */
const STEP_BEFORE = "0007-people";

const TABLES = Object.keys(TABLE_KEYS).filter(
  (table): table is LastingTable => !["company_event", "event_log", "file_total"].includes(table),
);

/** Copies what is stored at one place to another, empty one, as a program from before origins would have stored it. */
export async function copyAsBeforeOrigin(from: DatabasePlace, to: DatabasePlace): Promise<void> {
  const [source, target] = [openDatabase(from), openDatabase(to)];
  try {
    await asOne(target.db, target.engine, (tx) => migrateTo(tx, target.engine, STEP_BEFORE));
    for (const table of TABLES) await copyTable(source.db, target, table);
    await hashAsBefore(target.db);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

async function copyTable(
  source: Kysely<Tables>,
  { db, engine }: Database,
  table: LastingTable,
): Promise<void> {
  const target = table === "orphaned_blob" ? "loose_blob" : table;
  const columns = new Set(await columnsOf(db, engine, target));
  await sql`delete from ${sql.table(target)}`.execute(db);
  const { rows } = await sql<AnyRow>`select * from ${sql.table(table)}`.execute(source);
  for (const row of rows) {
    const name = {
      name: `${row["company_id"] === 0 ? `u-${String(row["kind"])}` : String(row["key"])}.json`,
    };
    const values = Object.entries({ ...(table === "document" ? name : {}), ...row }).filter(([column]) =>
      columns.has(column),
    );
    const names = sql.join(values.map(([column]) => sql.ref(column)));
    const own = sql.raw(engine === "postgres" ? "overriding system value" : "");
    await sql`insert into ${sql.table(target)} (${names}) ${own}
      values (${sql.join(values.map(([, value]) => value))})`.execute(db);
  }
}

async function columnsOf(db: Kysely<Tables>, engine: string, table: string): Promise<readonly string[]> {
  const query =
    engine === "sqlite"
      ? sql<{ name: string }>`select name from pragma_table_info(${table})`
      : sql<{
          name: string;
        }>`select column_name as name from information_schema.columns where table_name = ${table}`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** The former formats, written out, because they never change. */
async function hashAsBefore(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<AnyRow>`select * from document`.execute(db);
  for (const document of rows) {
    const place = sql`company_id = ${document["company_id"]} and key = ${document["key"]}`;
    let hash = "";
    const revisions = await sql<AnyRow>`select * from revision where ${place} order by revision`.execute(db);
    for (const one of revisions.rows) {
      const history = await sql<AnyRow>`select * from item_history where ${place}
        and revision = ${one["revision"]}`.execute(db);
      const items = history.rows
        .map((item) => [String(item["id"]), item["body_hash"], item["position"]] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
      const stamp = ["revision", "commit_id", "at", "user_id", "user_name", "intent", "head_hash"];
      const rest = stamp.map((column) => one[column]);
      hash = sha256([hash, document["company_id"], document["key"], ...rest, items]);
      await sql`update revision set hash = ${hash} where ${place}
        and revision = ${one["revision"]}`.execute(db);
    }
    const columns = ["company_id", "key", "kind", "file_id", "name"];
    const row_hash = sha256(["document", ...columns.map((column) => document[column])]);
    await sql`update document set hash = ${hash}, row_hash = ${row_hash} where ${place}`.execute(db);
  }
  const companies = await sql<AnyRow>`select * from company`.execute(db);
  for (const { id, config, created_at } of companies.rows) {
    const row_hash = sha256(["company", id, config, created_at]);
    await sql`update company set row_hash = ${row_hash} where id = ${id}`.execute(db);
  }
}

function sha256(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
