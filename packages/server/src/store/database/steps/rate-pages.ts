import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "./engine.ts";

/** Rates that services have given. On SQLite the table is in the file of the sessions (database.ts). */
export function ratePagesMigration(engine: Engine): Migration {
  const { text, time } = columnTypes(engine);
  return {
    up: async (db) => {
      if (engine === "sqlite") return;
      await sql`create table rate_page (series ${text} not null, month ${text} not null,
        fetched_at ${time} not null, body ${text} not null, primary key (series, month))`.execute(db);
    },
  };
}
