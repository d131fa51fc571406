import { type Kysely, type Selectable, sql } from "kysely";
import type { ItemHistoryTable, RevisionTable, Tables } from "../database/database-tables.ts";
import type { Inspection } from "../verify/inspection.ts";

export type HistoryRow = Pick<
  Selectable<ItemHistoryTable>,
  "id" | "revision" | "body" | "body_hash" | "position" | "version"
>;

const ROWS_PER_QUERY = 500;

/** The revisions of a document, oldest first. */
export async function* revisionRows(
  tx: Kysely<Tables>,
  companyId: number,
  key: string,
): AsyncGenerator<Selectable<RevisionTable>> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await tx
      .selectFrom("revision")
      .selectAll()
      .where("company_id", "=", companyId)
      .where("key", "=", key)
      .where("revision", ">", last)
      .orderBy("revision")
      .limit(ROWS_PER_QUERY)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_QUERY) return;
    last = end.revision;
  }
}

/** The changes of items, by revision and then by id. */
export async function* historyRows(
  { tx, onRows }: Inspection,
  companyId: number,
  key: string,
): AsyncGenerator<HistoryRow, undefined> {
  let last = { revision: Number.MIN_SAFE_INTEGER, id: "" };
  for (;;) {
    const rows = await tx
      .selectFrom("item_history")
      .select(["id", "revision", "body", "body_hash", "position", "version"])
      .where("company_id", "=", companyId)
      .where("key", "=", key)
      .where(sql<boolean>`(revision, id) > (${last.revision}, ${last.id})`)
      .orderBy("revision")
      .orderBy("id")
      .limit(ROWS_PER_QUERY)
      .execute();
    onRows(rows.length);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_QUERY) return undefined;
    last = end;
  }
}
