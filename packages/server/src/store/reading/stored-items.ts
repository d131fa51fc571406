import type { Kysely } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import type { StoredBody } from "./stored-values.ts";

/** A row of the item table. */
export interface StoredItem extends StoredBody {
  readonly id: string;
  readonly revision: number;
  readonly position: number;
}

/** Ids in one query: far below the number of parameters that SQLite and PostgreSQL take. */
const IDS_PER_QUERY = 1000;

/** The items that have one of the ids. */
export async function itemsById(
  tx: Kysely<Tables>,
  companyId: number,
  key: string,
  ids: readonly string[],
): Promise<Map<string, StoredItem>> {
  const items = new Map<string, StoredItem>();
  for (const some of chunks(ids, IDS_PER_QUERY)) {
    const rows = await allItems(tx, companyId, key).where("id", "in", some).execute();
    for (const row of rows) items.set(row.id, row);
  }
  return items;
}

/** A query of every item of a document, to narrow or execute. */
export function allItems(tx: Kysely<Tables>, companyId: number, key: string) {
  return tx
    .selectFrom("item")
    .select(["id", "body as text", "version", "revision", "position"])
    .where("company_id", "=", companyId)
    .where("key", "=", key);
}

/** A list in parts of at most `size`. */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < list.length; start += size) parts.push(list.slice(start, start + size));
  return parts;
}
