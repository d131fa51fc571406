import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "./engine.ts";

/** The hash of the body of a request: its id never answers another request. Null in rows from before. */
export function requestHashMigration(engine: Engine): Migration {
  return {
    up: async (db) => {
      await sql`alter table request add column body_hash ${columnTypes(engine).text}`.execute(db);
    },
  };
}
