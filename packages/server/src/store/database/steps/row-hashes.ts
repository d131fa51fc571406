import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { digestColumns } from "../../chain/digest-rows.ts";
import { tablePages } from "../table-pages.ts";
import { columnTypes, type Engine } from "./engine.ts";

/**
 * The tables and columns that there were when this step was written. It is a copy of its own, which must not follow
 * `HASHED_COLUMNS`: later columns do not exist yet when the step runs, and the step that adds them computes the hashes
 * again.
 */
const DIGESTED_COLUMNS = {
  company: ["id", "config", "created_at"],
  member: ["company_id", "user_id", "role"],
  user_account: ["id", "issuer", "subject", "name", "email", "picture", "tier", "created_at"],
  document: ["company_id", "key", "kind", "file_id", "name"],
  request: ["company_id", "user_id", "request_id", "at", "answer", "body_hash"],
  file: [
    "company_id",
    "id",
    "fiscal_year_id",
    "name",
    "mime_type",
    "size",
    "sha256",
    "created_at",
    "modified_at",
    "referred",
    "removed_at",
  ],
} as const;
const TABLES_OF_ROW_HASHES = ["company", "member", "user_account", "document", "request", "file"] as const;

/** What is in no chain of revisions gets a hash for each row; the history learns where each item stands. */
export function rowHashesMigration(engine: Engine): Migration {
  const { text } = columnTypes(engine);
  return {
    up: async (db) => {
      await sql`alter table item_history add column position bigint`.execute(db);
      for (const table of TABLES_OF_ROW_HASHES) {
        await sql`alter table ${sql.table(table)} add column row_hash ${text}`.execute(db);
        for await (const rows of tablePages(db, table))
          await digestColumns(db, table, DIGESTED_COLUMNS[table], rows);
      }
    },
  };
}
