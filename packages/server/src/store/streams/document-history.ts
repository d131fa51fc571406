import { err, ok, type Result } from "@huvudbok/core/shared";
import { type Kysely, sql } from "kysely";
import type { StoreParts } from "../access/guard-interface.ts";
import { notFound } from "../access/refusals.ts";
import type { Tables } from "../database/database-tables.ts";
import { storedAddress } from "../reading/stored-address.ts";
import type { Actor, HistoryPage, Refusal } from "../store.ts";
import { type RevisionRow, sendRevision } from "./sent-revision.ts";
import type { TextSink } from "./text-sink.ts";

/** A page ends when it contains this many items, so that a year's import is not sent together with its neighbours. */
const ITEMS_PER_PAGE = 2000;

/**
 * The JSON text of a History: the revisions of a document, newest first, with what they touched before and after. The
 * history of a document that was removed can still be read.
 */
export async function documentHistory(
  { database, guard }: StoreParts,
  sink: TextSink<object>,
  actor: Actor,
  key: string,
  page: HistoryPage,
): Promise<Result<undefined, Refusal>> {
  const target = storedAddress(actor, key);
  if (target === undefined) return err(notFound());
  return database.readSlowly(async (tx) => {
    const refusal = await guard.accessRefusal(tx, actor, target.companyId, "read");
    if (refusal !== undefined) return err(refusal);
    const rows: readonly RevisionRow[] = await tx
      .selectFrom("revision")
      .select(["company_id", "key", "revision", "at", "user_id", "user_name", "intent", "head_hash"])
      .where("company_id", "=", target.companyId)
      .where("key", "=", target.storedKey)
      .where("revision", "<", page.before ?? Number.MAX_SAFE_INTEGER)
      .orderBy("revision", "desc")
      .limit(page.limit + 1)
      .execute();
    if (rows.length === 0 && page.before === undefined) return err(notFound());
    sink.begin({});
    await sink.text('{"revisions":[');
    let sent = 0;
    let items = 0;
    for (const row of rows.slice(0, page.limit)) {
      items += await itemsOf(tx, row);
      if (sent > 0 && items > ITEMS_PER_PAGE) break;
      if (sent > 0) await sink.text(",");
      await sendRevision(tx, target.kind, row, sink.text);
      sent += 1;
    }
    const next = rows.length > sent ? (rows[sent - 1]?.revision ?? null) : null;
    await sink.text(`],"next":${JSON.stringify(next)}}`);
    return ok(undefined);
  });
}

/** How many items a revision touched, as far as a page needs to know. */
async function itemsOf(
  tx: Kysely<Tables>,
  { company_id, key, revision }: Pick<RevisionRow, "company_id" | "key" | "revision">,
): Promise<number> {
  const { count } = await tx
    .selectFrom(
      tx
        .selectFrom("item_history")
        .select("id")
        .where("company_id", "=", company_id)
        .where("key", "=", key)
        .where("revision", "=", revision)
        .limit(ITEMS_PER_PAGE + 1)
        .as("touched"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
