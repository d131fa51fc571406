import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Each stored body says in which version of its kind it was written (ST33). All that there is has been written in
 * version 1. `document.version` goes on as the newest of them; the head says its own.
 */
export function versionsMigration(): Migration {
  const statements = [
    sql`alter table item add column version integer not null default 1`,
    sql`alter table item_history add column version integer not null default 1`,
    sql`alter table revision add column head_version integer not null default 1`,
    sql`alter table document add column head_version integer not null default 1`,
  ];
  return {
    up: async (db) => {
      for (const statement of statements) await statement.execute(db);
    },
  };
}
