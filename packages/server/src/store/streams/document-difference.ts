import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import { ok, type Result } from "@huvudbok/core/shared";
import { type Kysely, sql } from "kysely";
import type { StoreParts } from "../access/guard-interface.ts";
import type { Tables } from "../database/database-tables.ts";
import { etagOf, isInHistory, revisionOf } from "../reading/etag.ts";
import {
  headOf,
  type LoadedHead,
  type ReadableDocument,
  readableDocument,
} from "../reading/readable-document.ts";
import type { Actor, Refusal } from "../store.ts";
import { LONGEST_WITH_HEAD, sendHead } from "./document-head.ts";
import { sendItemsAt } from "./sent-items.ts";
import type { TextSink } from "./text-sink.ts";

export interface DifferenceHead extends LoadedHead {
  /** The whole document must be loaded instead; there is no text. */
  readonly isReload: boolean;
}

/** Larger changes are answered with a reload: the changed items are collected in memory before any is sent. */
const MOST_ITEMS = 5000;

/**
 * The JSON text of a DocumentDifference: what was put or removed after a revision. `remove` is applied before `put`: an
 * item that was removed and added again is in both, since it is the last one now. The texts of the items are passed on
 * as they are stored, those of older versions in the form of `version`.
 */
export async function documentDifference(
  parts: StoreParts,
  sink: TextSink<DifferenceHead>,
  actor: Actor,
  key: string,
  since: string,
): Promise<Result<undefined, Refusal>> {
  return parts.database.readSlowly(async (tx) => {
    const readable = await readableDocument(tx, parts, actor, key, LONGEST_WITH_HEAD);
    if (!readable.ok) return readable;
    const { row, target } = readable.value;
    const base = revisionOf(since);
    const changed =
      base !== undefined && (await isInHistory(tx, row, base))
        ? await changedSince(tx, row, base.revision)
        : undefined;
    sink.begin({ ...headOf(row), isReload: changed === undefined });
    if (base === undefined || changed === undefined) return ok(undefined);
    await sink.text(
      `{"version":${DOCUMENT_KINDS[target.kind].version},"etag":${JSON.stringify(etagOf(row))},"since":${JSON.stringify(etagOf(base))}`,
    );
    if (row.head_revision > base.revision) {
      await sink.text(',"head":');
      await sendHead(tx, readable.value, sink.text);
    }
    await sink.text(',"put":[');
    await sendItemsAt(
      tx,
      { companyId: row.company_id, key: row.key, kind: target.kind, send: sink.text },
      changed.put,
    );
    await sink.text(`],"remove":${JSON.stringify(changed.removed)}}`);
    return ok(undefined);
  });
}

interface Changed {
  /** The positions of the items, in order. */
  readonly put: readonly number[];
  readonly removed: readonly string[];
}

/** Undefined when too much has changed, or when the document was removed, and perhaps created again, since then. */
async function changedSince(
  tx: Kysely<Tables>,
  { company_id, key }: ReadableDocument["row"],
  base: number,
): Promise<Changed | undefined> {
  const endedSince = await tx
    .selectFrom("revision")
    .select("revision")
    .where("company_id", "=", company_id)
    .where("key", "=", key)
    .where("revision", ">=", base)
    .where("head_hash", "=", "")
    .executeTakeFirst();
  if (endedSince !== undefined) return undefined;
  const put = await tx
    .selectFrom("item_history")
    .innerJoin("item", (join) =>
      join
        .onRef("item.company_id", "=", "item_history.company_id")
        .onRef("item.key", "=", "item_history.key")
        .onRef("item.id", "=", "item_history.id"),
    )
    .select("item.position")
    .distinct()
    .where("item_history.company_id", "=", company_id)
    .where("item_history.key", "=", key)
    .where("item_history.revision", ">", base)
    .limit(MOST_ITEMS + 1)
    .execute();
  if (put.length > MOST_ITEMS) return undefined;
  const removed = await tx
    .selectFrom("item_history")
    .select("id")
    .distinct()
    .where("company_id", "=", company_id)
    .where("key", "=", key)
    .where("revision", ">", base)
    .where(sql<boolean>`body_hash is null`)
    .orderBy("id")
    .limit(MOST_ITEMS + 1)
    .execute();
  if (removed.length > MOST_ITEMS) return undefined;
  return {
    put: put.map(({ position }) => position).toSorted((a, b) => a - b),
    removed: removed.map(({ id }) => id),
  };
}
