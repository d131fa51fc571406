import { err, ok, type Result } from "@huvudbok/core/shared";
import { sql } from "kysely";
import { etagOf, isInHistory, revisionOf } from "./etag.ts";
import type { StoreParts } from "./guard-face.ts";
import { type LoadedHead, readableDocument } from "./readable-document.ts";
import type { Actor, Refusal } from "./store.ts";
import { allItems } from "./stored-items.ts";

/** The JSON text of a DocumentDifference, or `reload`: the caller's revision is not one of this document's history. */
export interface DifferenceText extends LoadedHead {
  readonly body: Uint8Array | "reload";
}

/**
 * A difference stays in memory until it has been taken. More than this is sent as the whole document, which comes in
 * parts at the pace of its reader.
 */
const MOST_ITEMS = 5000;
const LONGEST = 4 * 1024 * 1024;

/**
 * Only what was put or removed after a revision. `remove` is applied before `put`: an item that was removed and added
 * again is in both, since it stands last now. The texts of the items are passed on as they are stored.
 */
export async function documentDifference(
  parts: StoreParts,
  actor: Actor,
  key: string,
  since: string,
): Promise<Result<DifferenceText, Refusal>> {
  return parts.database.read(async (tx) => {
    const found = await readableDocument(tx, parts, actor, key);
    if (!found.ok) return err(found.error);
    const { row } = found.value;
    const etag = etagOf(row);
    const answer = { etag, lastModified: row.modified_at };
    const known = revisionOf(since);
    if (known === undefined || !(await isInHistory(tx, row, known))) return ok({ ...answer, body: "reload" });
    const base = known.revision;
    const endedSince = await tx
      .selectFrom("revision")
      .select("revision")
      .where("company_id", "=", row.company_id)
      .where("key", "=", row.key)
      .where("revision", ">=", base)
      // The document was removed, and perhaps made anew, since then.
      .where("head_hash", "=", "")
      .executeTakeFirst();
    if (endedSince !== undefined) return ok({ ...answer, body: "reload" });
    const put = await allItems(tx, row.company_id, row.key)
      .where("revision", ">", base)
      .orderBy("position")
      .limit(MOST_ITEMS + 1)
      .execute();
    if (put.length > MOST_ITEMS) return ok({ ...answer, body: "reload" });
    const removed = await tx
      .selectFrom("item_history")
      .select("id")
      .distinct()
      .where("company_id", "=", row.company_id)
      .where("key", "=", row.key)
      .where("revision", ">", base)
      .where(sql<boolean>`body_hash is null`)
      .orderBy("id")
      .execute();
    const fields = [
      `"etag":${JSON.stringify(etag)}`,
      `"since":${JSON.stringify(etagOf(known))}`,
      ...(row.head_revision > base ? [`"head":${row.head}`] : []),
      `"put":[${put.map((item) => item.text).join(",")}]`,
      `"remove":${JSON.stringify(removed.map((item) => item.id))}`,
    ];
    if (fields.reduce((sum, field) => sum + field.length, 0) > LONGEST) {
      return ok({ ...answer, body: "reload" });
    }
    return ok({ ...answer, body: new TextEncoder().encode(`{${fields.join(",")}}`) });
  });
}
