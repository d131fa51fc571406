import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely, Selectable } from "kysely";
import type { RevisionTable, Tables } from "./database-tables.ts";
import type { StoreParts } from "./guard-face.ts";
import { notFound } from "./refusals.ts";
import { revisionHead, revisionItems } from "./revision-items.ts";
import type { Actor, Refusal } from "./store.ts";
import { storedAddress } from "./stored-address.ts";

/** A page ends when it holds this many items, so that a year's import does not come with its neighbours. */
const ITEMS_PER_PAGE = 2000;

/**
 * The JSON text of a History: the revisions of a document from the newest on, with what they touched before and after.
 * The history of a document that was removed can still be read.
 */
export async function documentHistory(
  { database, guard }: StoreParts,
  actor: Actor,
  key: string,
  page: { readonly before?: number; readonly limit: number },
): Promise<Result<{ readonly body: Uint8Array }, Refusal>> {
  const target = storedAddress(actor, key);
  if (target === undefined) return err(notFound());
  return database.read(async (tx) => {
    const refusal = await guard.accessRefusal(tx, actor, target.companyId, "read");
    if (refusal !== undefined) return err(refusal);
    const rows = await tx
      .selectFrom("revision")
      .selectAll()
      .where("company_id", "=", target.companyId)
      .where("key", "=", target.storedKey)
      .where("revision", "<", page.before ?? Number.MAX_SAFE_INTEGER)
      .orderBy("revision", "desc")
      .limit(page.limit + 1)
      .execute();
    if (rows.length === 0 && page.before === undefined) return err(notFound());
    const texts: string[] = [];
    let items = 0;
    for (const row of rows.slice(0, page.limit)) {
      const revision = await revisionText(tx, row);
      items += revision.items;
      if (texts.length > 0 && items > ITEMS_PER_PAGE) break;
      texts.push(revision.text);
    }
    const next = rows.length > texts.length ? (rows[texts.length - 1]?.revision ?? null) : null;
    const text = `{"revisions":[${texts.join(",")}],"next":${JSON.stringify(next)}}`;
    return ok({ body: new TextEncoder().encode(text) });
  });
}

async function revisionText(
  tx: Kysely<Tables>,
  row: Selectable<RevisionTable>,
): Promise<{ readonly text: string; readonly items: number }> {
  const items = await revisionItems(tx, row.company_id, row.key, row.revision);
  const head =
    row.head_hash === null ? undefined : await revisionHead(tx, row.company_id, row.key, row.revision);
  const fields = [
    `"revision":${row.revision}`,
    `"at":${JSON.stringify(new Date(row.at).toISOString())}`,
    `"userId":${JSON.stringify(row.user_id)}`,
    `"userName":${JSON.stringify(row.user_name)}`,
    `"intent":${JSON.stringify(row.intent)}`,
    ...(head === undefined
      ? []
      : [`"headBefore":${head.before ?? "null"}`, `"headAfter":${head.after ?? "null"}`]),
    `"items":[${items
      .map(
        ({ id, before, after }) =>
          `{"id":${JSON.stringify(id)},"before":${before ?? "null"},"after":${after ?? "null"}}`,
      )
      .join(",")}]`,
  ];
  return { text: `{${fields.join(",")}}`, items: items.length };
}
