import type { DocumentKind, ItemOf } from "@huvudbok/core/document";
import type { Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import type { ResolvedChange } from "./resolved-change.ts";
import { sealRows } from "./seal-rows.ts";
import { chunks } from "./stored-items.ts";

const IDS_PER_STATEMENT = 1000;

/** Marks the files that a commit refers to: a file that any document has ever referred to is kept (clarification P17). */
export async function markReferredFiles(
  tx: Kysely<Tables>,
  companyId: number,
  changes: readonly ResolvedChange[],
): Promise<void> {
  const ids = new Set<string>();
  for (const { items } of changes) {
    for (const { after } of items) {
      if (after !== undefined) for (const id of fileReferences(after.value)) ids.add(id);
    }
  }
  for (const some of chunks([...ids], IDS_PER_STATEMENT)) {
    const marked = await tx
      .updateTable("file")
      .set({ referred: 1, removed_at: null })
      .where("company_id", "=", companyId)
      .where("id", "in", some)
      .where("referred", "=", 0)
      .returningAll()
      .execute();
    await sealRows(tx, "file", marked);
  }
}

/** The files that an item refers to. */
export function* fileReferences(item: ItemOf<DocumentKind>): Generator<string> {
  if ("attachmentIds" in item) yield* item.attachmentIds ?? [];
  if ("fileId" in item) {
    for (const id of [item.fileId, item.thumbnailId, item.editedId]) if (id !== undefined) yield id;
  }
}
