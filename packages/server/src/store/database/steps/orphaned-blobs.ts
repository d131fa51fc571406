import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "./engine.ts";

/** The table of bytes that may have no owner left gets the name that such rows have everywhere else: orphaned. */
export function orphanedBlobsMigration(engine: Engine): Migration {
  return {
    up: async (db) => {
      await sql`alter table loose_blob rename to orphaned_blob`.execute(db);
      // SQLite names the index of a primary key after its table by itself.
      if (engine === "sqlite") return;
      await sql`alter index loose_blob_pkey rename to orphaned_blob_pkey`.execute(db);
    },
  };
}
