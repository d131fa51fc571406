import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { digestColumns } from "../../chain/digest-rows.ts";
import { columnsHash } from "../../chain/row-hash.ts";
import { tablePages } from "../table-pages.ts";

/** The columns of `user_account` when this step was written, as in row-hashes.ts. */
const HASHED_BEFORE = ["id", "issuer", "subject", "name", "email", "picture", "tier", "created_at"];
const HASHED_NOW = [...HASHED_BEFORE, "closed_at"];

/** When the operator closed the account of a person. A row that was damaged keeps its hash, so that it is still found. */
export function closedAccountMigration(): Migration {
  return {
    up: async (db) => {
      await sql`alter table user_account add column closed_at bigint`.execute(db);
      for await (const rows of tablePages(db, "user_account")) {
        const whole = rows.filter(
          (row) => row["row_hash"] === columnsHash("user_account", HASHED_BEFORE, row),
        );
        await digestColumns(db, "user_account", HASHED_NOW, whole);
      }
    },
  };
}
