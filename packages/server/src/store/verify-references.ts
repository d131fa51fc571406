import type { Kysely } from "kysely";
import type { DataFaultCode } from "./data-fault.ts";
import type { Tables } from "./database-tables.ts";
import { chunks } from "./stored-items.ts";

const IDS_PER_QUERY = 1000;

/**
 * What items refer to: a stored file that is marked as used, or an entry of the company's lists of attachments (which
 * in its turn names a file).
 */
export async function verifyReferences(
  tx: Kysely<Tables>,
  companyId: number,
  references: readonly { readonly itemId: string; readonly fileId: string }[],
  fault: (code: DataFaultCode, itemId: string) => void,
): Promise<void> {
  for (const some of chunks(references, IDS_PER_QUERY)) {
    const ids = [...new Set(some.map(({ fileId }) => fileId))];
    const files = new Map(
      (
        await tx
          .selectFrom("file")
          .select(["id", "referred"])
          .where("company_id", "=", companyId)
          .where("id", "in", ids)
          .execute()
      ).map((row) => [row.id, row.referred]),
    );
    const listed = await listedAttachments(
      tx,
      companyId,
      ids.filter((id) => !files.has(id)),
    );
    for (const { itemId, fileId } of some) {
      const referred = files.get(fileId);
      if (referred === undefined && !listed.has(fileId)) fault("file-missing", itemId);
      if (referred === 0) fault("file-unmarked", itemId);
    }
  }
}

async function listedAttachments(
  tx: Kysely<Tables>,
  companyId: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom("item")
    .innerJoin("document", (join) =>
      join.onRef("document.company_id", "=", "item.company_id").onRef("document.key", "=", "item.key"),
    )
    .select("item.id")
    .where("document.company_id", "=", companyId)
    .where("document.kind", "=", "attachmentData")
    .where("item.id", "in", ids)
    .execute();
  return new Set(rows.map((row) => row.id));
}
