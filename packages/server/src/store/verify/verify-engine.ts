import { type Kysely, sql } from "kysely";
import { type Database, openMemoryDatabase } from "../database/database.ts";
import type { Tables } from "../database/database-tables.ts";
import { MIGRATION_NAMES, migrate } from "../database/migrations.ts";

/**
 * The state of the database itself. `older` and `newer` mean another version of the schema, whose content this program
 * cannot judge.
 */
export type EngineState = "whole" | "damaged" | "other-schema" | "older" | "newer";

type ReadableDatabase = Pick<Database, "engine" | "db">;

/** Asks SQLite whether its file is intact, and checks that the tables are those that this program creates. */
export async function engineState({ engine, db }: ReadableDatabase): Promise<EngineState> {
  if (engine === "sqlite" && !(await isWholeFile(db))) return "damaged";
  const version = await schemaVersion(db);
  if (version !== "whole") return version;
  if (engine === "postgres") return "whole";
  const isSame = (await schemaText(db)) === (await wantedSchema());
  return isSame && (await isSequenceAhead(db)) ? "whole" : "other-schema";
}

async function isWholeFile(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  return rows.length === 1 && rows[0]?.integrity_check === "ok";
}

/** Whether the database was last migrated by this program, an older or a newer one. */
export async function schemaVersion(
  db: Kysely<Tables>,
): Promise<"whole" | "other-schema" | "older" | "newer"> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const names = rows.map((row) => row.name);
  const isPart = (some: readonly string[], all: readonly string[]) =>
    some.every((name, at) => name === all[at]);
  if (names.length < MIGRATION_NAMES.length && isPart(names, MIGRATION_NAMES)) return "older";
  if (names.length > MIGRATION_NAMES.length && isPart(MIGRATION_NAMES, names)) return "newer";
  return names.length === MIGRATION_NAMES.length && isPart(names, MIGRATION_NAMES) ? "whole" : "other-schema";
}

async function schemaText(db: Kysely<Tables>): Promise<string> {
  const { rows } =
    await sql<object>`select type, name, tbl_name, sql from sqlite_schema order by type, name`.execute(db);
  return JSON.stringify(rows);
}

async function wantedSchema(): Promise<string> {
  const db = openMemoryDatabase();
  try {
    await migrate(db, "sqlite");
    return await schemaText(db);
  } finally {
    await db.destroy();
  }
}

/** A company's id is never used again, so the counter must not be behind the ids. */
async function isSequenceAhead(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ last: number | null; highest: number | null }>`select
    (select max(id) from company) as highest,
    (select max(seq) from sqlite_sequence where name = 'company') as last`.execute(db);
  const [row] = rows;
  return (row?.highest ?? 0) <= (row?.last ?? 0);
}
