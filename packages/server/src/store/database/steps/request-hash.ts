import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Engine, words } from "./engine-words.ts";

/** What a request asked for, so that its id is never the answer to another one; null in rows from before. */
export function requestHashMigration(engine: Engine): Migration {
  return {
    up: async (db) => {
      await sql`alter table request add column body_hash ${words(engine).text}`.execute(db);
    },
  };
}
