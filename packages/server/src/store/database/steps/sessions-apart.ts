import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "./engine.ts";

/** On SQLite the table of the same name in the file of the sessions replaces it (database.ts). */
export function sessionsApartMigration(engine: Engine): Migration {
  return {
    up: async (db) => {
      if (engine === "sqlite") await sql`drop table main.session`.execute(db);
    },
  };
}
