import type { LatestItems } from "@huvudbok/core/api";
import type { DocumentKind } from "@huvudbok/core/document";
import { ok, type Result } from "@huvudbok/core/shared";
import { compareTransactions } from "@huvudbok/core/transaction";
import { type Kysely, sql } from "kysely";
import type { StoreParts } from "../access/guard-interface.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Actor, Refusal } from "../store.ts";
import { isLong, shortText } from "../streams/stored-text.ts";
import { etagOf } from "./etag.ts";
import { readableDocument } from "./readable-document.ts";
import { currentItemText } from "./stored-values.ts";

interface Series {
  readonly series: string;
  readonly count: number;
}

/**
 * The latest numbered items of a document, in the order of the list of vouchers: last series first, highest number
 * first, so that the first page of a large year can be shown long before the whole year. A document whose items have no
 * numbers gives none. The list stops before an item whose text is long, to keep the answer short.
 */
export function latestItems(
  { database, guard }: StoreParts,
  actor: Actor,
  key: string,
  limit: number,
): Promise<Result<LatestItems, Refusal>> {
  return database.read(async (tx) => {
    const found = await readableDocument(tx, { guard }, actor, key, 0);
    if (!found.ok) return found;
    const { row, target } = found.value;
    const items: unknown[] = [];
    const all = await seriesOf(tx, row);
    for (const { series, count } of all) {
      const wanted = Math.min(limit - items.length, count);
      const latest = await latestOf(tx, row, target.kind, series, wanted);
      items.push(...latest);
      if (latest.length < wanted || items.length === limit) break;
    }
    return ok({ etag: etagOf(row), count: all.reduce((sum, { count }) => sum + count, 0), items });
  });
}

type DocumentAddress = { readonly company_id: number; readonly key: string };

/** The series that items are numbered in, the last one first. */
async function seriesOf(
  tx: Kysely<Tables>,
  { company_id, key }: DocumentAddress,
): Promise<readonly Series[]> {
  const rows = await tx
    .selectFrom("item")
    .select([sql<string>`series`.as("series"), sql<number>`count(*)`.as("count")])
    .where("company_id", "=", company_id)
    .where("key", "=", key)
    .where("number", "is not", null)
    .groupBy("series")
    .execute();
  return rows.toSorted((a, b) =>
    compareTransactions({ series: b.series, number: 0 }, { series: a.series, number: 0 }),
  );
}

async function latestOf(
  tx: Kysely<Tables>,
  { company_id, key }: DocumentAddress,
  kind: DocumentKind,
  series: string,
  limit: number,
): Promise<readonly unknown[]> {
  const rows = await tx
    .selectFrom("item")
    .select((item) => ["version", shortText(item.ref("body")).as("text")])
    .where("company_id", "=", company_id)
    .where("key", "=", key)
    .where("series", "=", series)
    .where("number", "is not", null)
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
  const firstLong = rows.findIndex(({ text }) => isLong(text));
  const short = firstLong === -1 ? rows : rows.slice(0, firstLong);
  return short.map((item): unknown => JSON.parse(currentItemText(kind, item)));
}
