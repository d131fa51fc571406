import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "./engine.ts";

/** What a person tells their sign-ins apart by. On SQLite the file of the sessions gets its column in database.ts. */
export function sessionDeviceMigration(engine: Engine): Migration {
  return {
    up: async (db) => {
      if (engine === "postgres") await sql`alter table session add column device text`.execute(db);
    },
  };
}
