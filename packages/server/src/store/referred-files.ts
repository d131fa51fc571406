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
      if (after !== undefined) for (const { fileId } of fileReferences(after.value)) ids.add(fileId);
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

export interface FileReference {
  readonly fileId: string;
  /**
   * What the id names: a file of ours; one, or an entry in the company's lists of attachments, which in its turn names a
   * file; or in the way of older versions a file that may be anywhere.
   */
  readonly names: "file" | "file-or-entry" | "any-file";
}

/** The files that an item refers to. */
export function fileReferences(item: ItemOf<DocumentKind>): Generator<FileReference> {
  return referencesIn(new Map<string, unknown>(Object.entries(item)));
}

/** The same of the stored text of an item, also one of an earlier version that core reads no more. */
export function* storedReferences(body: string): Generator<FileReference> {
  // Reading a text costs far more than looking for these words, and few items have them.
  if (/"(attachmentIds|attachments|fileId)":/.test(body)) yield* referencesIn(parsedObject(body));
}

function* referencesIn(item: ReadonlyMap<string, unknown>): Generator<FileReference> {
  for (const fileId of listOf(item.get("attachmentIds"))) {
    if (typeof fileId === "string") yield { fileId, names: "file-or-entry" };
  }
  for (const legacy of listOf(item.get("attachments"))) {
    const fileId = typeof legacy === "object" && legacy !== null && "id" in legacy ? legacy.id : undefined;
    if (typeof fileId === "string") yield { fileId, names: "any-file" };
  }
  for (const fileId of [item.get("fileId"), item.get("thumbnailId"), item.get("editedId")]) {
    if (typeof fileId === "string") yield { fileId, names: "file" };
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The fields of JSON text; none when it is damaged, which its hash tells of. */
function parsedObject(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}
