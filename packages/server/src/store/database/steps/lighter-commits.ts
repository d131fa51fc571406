import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "./engine.ts";

/**
 * Every table or index that a commit changes costs a page or more in the log (docs/performance.md). Three are removed:
 * the history shows which items have changed since a revision, each revision stores how many documents its commit
 * changed, and on SQLite the last row of the commit log, which is never deleted, gives the next number.
 */
export function lighterCommitsMigration(engine: Engine): Migration {
  return {
    up: async (db) => {
      await sql`drop index item_by_revision`.execute(db);
      await sql`alter table revision add column documents integer not null default 1`.execute(db);
      await sql`update revision set documents = (select count(*) from revision as other
        where other.company_id = revision.company_id and other.commit_id = revision.commit_id)
        where exists (select 1 from revision as other where other.company_id = revision.company_id
          and other.commit_id = revision.commit_id and other.key <> revision.key)`.execute(db);
      await sql`drop index revision_by_commit`.execute(db);
      if (engine === "postgres") return;
      await sql`create table lighter_log (sequence integer primary key, at bigint not null, hash text not null,
        row_hash text)`.execute(db);
      await sql`insert into lighter_log (sequence, at, hash, row_hash)
        select sequence, at, hash, row_hash from commit_log`.execute(db);
      await sql`drop table commit_log`.execute(db);
      await sql`alter table lighter_log rename to commit_log`.execute(db);
    },
  };
}
