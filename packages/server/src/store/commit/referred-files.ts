import { type DocumentKind, type FileReference, fileReferences, mayNameFiles } from "@huvudbok/core/document";
import type { Kysely } from "kysely";
import { digestRows } from "../chain/digest-rows.ts";
import type { Tables } from "../database/database-tables.ts";
import { parsedText } from "../reading/parsed-text.ts";
import { chunks } from "../reading/stored-items.ts";
import { currentItemText, type StoredBody } from "../reading/stored-values.ts";
import type { ResolvedChange } from "./resolved-change.ts";

const IDS_PER_STATEMENT = 1000;

/** Marks the files that a commit refers to: a file that any document has ever referred to is kept (ST8). */
export async function markReferredFiles(
  tx: Kysely<Tables>,
  companyId: number,
  changes: readonly ResolvedChange[],
): Promise<void> {
  const ids = new Set<string>();
  for (const { items, target } of changes) {
    for (const { after } of items) {
      if (after === undefined) continue;
      for (const { fileId } of fileReferences(target.kind, after.value)) ids.add(fileId);
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
    await digestRows(tx, "file", marked);
  }
}

/** The files that a stored item names; none of one that cannot be read. */
export function storedReferences(kind: DocumentKind, body: StoredBody): readonly FileReference[] {
  const text = currentItemText(kind, body);
  return mayNameFiles(kind, text) ? fileReferences(kind, parsedText(text)) : [];
}
