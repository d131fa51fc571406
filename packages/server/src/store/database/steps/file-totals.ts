import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How many bytes the files of each company are, so that nobody has to add them up for every upload. */
export function fileTotalsMigration(): Migration {
  return {
    up: async (db) => {
      await sql`create table file_total (company_id bigint primary key, bytes bigint not null)`.execute(db);
      await sql`insert into file_total (company_id, bytes)
        select company_id, cast(sum(size) as bigint) from file group by company_id`.execute(db);
    },
  };
}
