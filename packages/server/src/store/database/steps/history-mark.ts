import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { rowHash } from "../../chain/row-hash.ts";
import { columnTypes, type Engine } from "./engine.ts";

/**
 * A document stores the hash of its last revision, for its ETag. The database gets a random name and a row for each
 * commit, so that the watermark file beside it can name the last commit (store/watermark).
 */
export function historyMarkMigration(engine: Engine): Migration {
  const { id, text, time } = columnTypes(engine);
  return {
    up: async (db) => {
      await sql`alter table document add column hash ${text} not null default ''`.execute(db);
      await sql`update document set hash = coalesce((select revision.hash from revision
        where revision.company_id = document.company_id and revision.key = document.key
          and revision.revision = document.revision), '')`.execute(db);
      await sql`create table lineage (id ${text} primary key, row_hash ${text})`.execute(db);
      await sql`create table commit_log (sequence ${id}, at ${time} not null, hash ${text} not null,
        row_hash ${text})`.execute(db);
      const lineage = { id: randomBytes(16).toString("hex") };
      await sql`insert into lineage (id, row_hash)
        values (${lineage.id}, ${rowHash("lineage", lineage)})`.execute(db);
    },
  };
}
