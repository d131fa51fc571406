import type { Kysely, Selectable } from "kysely";
import type { FileTable, Tables } from "./database-tables.ts";
import { rowHash } from "./row-hash.ts";

/** Gives rows of files that have just been changed, as they are now, their new hashes. */
export async function sealFiles(tx: Kysely<Tables>, rows: readonly Selectable<FileTable>[]): Promise<void> {
  for (const row of rows) {
    await tx
      .updateTable("file")
      .set({ row_hash: rowHash("file", row) })
      .where("company_id", "=", row.company_id)
      .where("id", "=", row.id)
      .execute();
  }
}
