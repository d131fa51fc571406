import { type FileReference, fileListKinds } from "@huvudbok/core/document";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import { chunks } from "../reading/stored-items.ts";
import type { DataFindingCode } from "./data-finding.ts";

const IDS_PER_QUERY = 1000;

/**
 * Checks the references of items: to a stored file that is marked as used, or to an entry of the company's lists of
 * attachments (which in turn refers to a file). For former versions of items (`item_history`) a former entry is enough:
 * the files are kept.
 */
export async function verifyReferences<Reference extends FileReference>(
  tx: Kysely<Tables>,
  companyId: number,
  references: readonly Reference[],
  table: "item" | "item_history",
  report: (code: DataFindingCode, reference: Reference) => void,
): Promise<void> {
  for (const some of chunks(references, IDS_PER_QUERY)) {
    const ids = [...new Set(some.map(({ fileId }) => fileId))];
    const rows = await tx
      .selectFrom("file")
      .select(["id", "referred", "removed_at"])
      .where("company_id", "=", companyId)
      .where("id", "in", ids)
      .execute();
    const files = new Map(rows.map((row) => [row.id, row]));
    const unknown = some.filter(({ fileId, names }) => names === "file-or-entry" && !files.has(fileId));
    const listed = await listedAttachments(
      tx,
      companyId,
      unknown.map(({ fileId }) => fileId),
      table,
    );
    for (const reference of some) {
      const file = files.get(reference.fileId);
      const isElsewhere =
        reference.names === "any-file" ||
        (reference.names === "file-or-entry" && listed.has(reference.fileId));
      if (file === undefined && !isElsewhere) report("file-missing", reference);
      if (file?.referred === 0) report("file-unmarked", reference);
      else if (file !== undefined && file.removed_at !== null) report("file-removed", reference);
    }
  }
}

async function listedAttachments(
  tx: Kysely<Tables>,
  companyId: number,
  ids: readonly string[],
  table: "item" | "item_history",
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select entry.id from ${sql.table(table)} as entry
    inner join document on document.company_id = entry.company_id and document.key = entry.key
    where document.company_id = ${companyId} and document.kind in (${sql.join(fileListKinds())})
      and entry.id in (${sql.join(ids)})`.execute(tx);
  return new Set(rows.map((row) => row.id));
}
