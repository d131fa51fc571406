import type { Kysely } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import { chunks } from "../reading/stored-items.ts";
import { uncountFiles } from "./file-totals.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a file that no document has ever referred to is kept (ST8). */
const UNUSED_MS = 30 * DAY_MS;
const ROWS_PER_STATEMENT = 1000;

/** Records bytes that may have no owner left. */
export async function recordOrphanedBlobs(
  tx: Kysely<Tables>,
  files: readonly { readonly sha256: string }[],
  now: number,
): Promise<void> {
  const addresses = [...new Set(files.map((file) => file.sha256))];
  for (const some of chunks(addresses, ROWS_PER_STATEMENT)) {
    await tx
      .insertInto("orphaned_blob")
      .values(some.map((sha256) => ({ sha256, since: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Deletes files that were never used, and returns the addresses of bytes that no file of any company has any more. */
export async function sweepBlobs(tx: Kysely<Tables>, now: number): Promise<readonly string[]> {
  const unused = await tx
    .deleteFrom("file")
    .where("referred", "=", 0)
    .where((row) => row(row.fn.coalesce("removed_at", "created_at"), "<", now - UNUSED_MS))
    .returning(["sha256", "company_id", "size"])
    .execute();
  await uncountFiles(tx, unused);
  await recordOrphanedBlobs(tx, unused, now - DAY_MS - 1);
  const orphaned = await tx
    .deleteFrom("orphaned_blob")
    .where("since", "<", now - DAY_MS)
    .returning("sha256")
    .execute();
  const owned = new Set<string>();
  for (const some of chunks(orphaned, ROWS_PER_STATEMENT)) {
    const rows = await tx
      .selectFrom("file")
      .select("sha256")
      .where(
        "sha256",
        "in",
        some.map((one) => one.sha256),
      )
      .execute();
    for (const row of rows) owned.add(row.sha256);
  }
  return orphaned.map((one) => one.sha256).filter((sha256) => !owned.has(sha256));
}
