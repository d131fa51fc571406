import { DOCUMENT_KINDS, isDocumentKind } from "@huvudbok/core/document";
import { type Selectable, sql } from "kysely";
import { type DatabasePlace, openDatabaseToRead } from "../src/store/database/database.ts";
import type { ItemHistoryTable, RevisionTable } from "../src/store/database/database-tables.ts";
import { etagOf, revisionOf } from "../src/store/reading/etag.ts";

/**
 * The texts of answers, each put together in memory from all of its rows: what is sent in parts is compared with them.
 */
export interface OnePieceAnswers {
  load(companyId: number, key: string): Promise<string>;
  difference(companyId: number, key: string, since: string): Promise<string>;
  history(companyId: number, key: string, before: number, limit: number): Promise<string>;
  close(): Promise<void>;
}

const ITEMS_PER_PAGE = 2000;

export function onePieceAnswers(place: DatabasePlace): OnePieceAnswers {
  const { db, close } = openDatabaseToRead(place);
  const isOf = (companyId: number, key: string) => sql<boolean>`company_id = ${companyId} and key = ${key}`;
  const documentOf = (companyId: number, key: string) =>
    db.selectFrom("document").selectAll().where(isOf(companyId, key)).executeTakeFirstOrThrow();
  const itemsOf = (companyId: number, key: string) =>
    db.selectFrom("item").selectAll().where(isOf(companyId, key)).orderBy("position").execute();
  return {
    close,
    async load(companyId, key) {
      const { kind, version, head } = await documentOf(companyId, key);
      const itemsField = isDocumentKind(kind) ? DOCUMENT_KINDS[kind].itemsField : undefined;
      const fields = head === "{}" ? "" : `,${head?.slice(1, -1)}`;
      const items = (await itemsOf(companyId, key)).map(({ body }) => body).join(",");
      return `{"version":${version}${fields}${itemsField === undefined ? "" : `,"${itemsField}":[${items}]`}}`;
    },
    async difference(companyId, key, since) {
      const row = await documentOf(companyId, key);
      const base = revisionOf(since)?.revision ?? 0;
      const put = (await itemsOf(companyId, key)).filter(({ revision }) => revision > base);
      const touched = await db
        .selectFrom("item_history")
        .selectAll()
        .where(isOf(companyId, key))
        .orderBy("id")
        .execute();
      const gone = touched.filter(({ revision, body_hash }) => revision > base && body_hash === null);
      const fields = [
        `"version":${row.version}`,
        `"etag":${JSON.stringify(etagOf(row))}`,
        `"since":${JSON.stringify(since)}`,
        ...(row.head_revision > base ? [`"head":${row.head}`] : []),
        `"put":[${put.map(({ body }) => body).join(",")}]`,
        `"remove":${JSON.stringify([...new Set(gone.map(({ id }) => id))])}`,
      ];
      return `{${fields.join(",")}}`;
    },
    async history(companyId, key, before, limit) {
      const all = await db
        .selectFrom("revision")
        .selectAll()
        .where(isOf(companyId, key))
        .orderBy("revision", "desc")
        .execute();
      const touched = await db
        .selectFrom("item_history")
        .selectAll()
        .where(isOf(companyId, key))
        .orderBy("id")
        .orderBy("revision", "desc")
        .execute();
      const rows = all.filter(({ revision }) => revision < before).slice(0, limit + 1);
      const texts: string[] = [];
      let count = 0;
      for (const row of rows.slice(0, limit)) {
        const own = touched.filter(({ revision }) => revision === row.revision);
        count += own.length;
        if (texts.length > 0 && count > ITEMS_PER_PAGE) break;
        texts.push(revisionText(row, own, { all, touched }));
      }
      const next = rows.length > texts.length ? (rows[texts.length - 1]?.revision ?? null) : null;
      return `{"revisions":[${texts.join(",")}],"next":${JSON.stringify(next)}}`;
    },
  };
}

/** Revisions and their items, the latest first. */
interface History {
  readonly all: readonly Selectable<RevisionTable>[];
  readonly touched: readonly Selectable<ItemHistoryTable>[];
}

function revisionText(
  row: Selectable<RevisionTable>,
  own: History["touched"],
  { all, touched }: History,
): string {
  const earlier = (id: string) =>
    touched.find((one) => one.id === id && one.revision < row.revision)?.body ?? "null";
  const headBefore = all.find((one) => one.revision < row.revision && one.head_hash !== null)?.head;
  const items = own.map(
    ({ id, body }) => `{"id":${JSON.stringify(id)},"before":${earlier(id)},"after":${body ?? "null"}}`,
  );
  const fields = [
    `"revision":${row.revision}`,
    `"at":${JSON.stringify(new Date(row.at).toISOString())}`,
    `"userId":${JSON.stringify(row.user_id)}`,
    `"userName":${JSON.stringify(row.user_name)}`,
    `"intent":${JSON.stringify(row.intent)}`,
    ...(row.head_hash === null
      ? []
      : [`"headBefore":${headBefore ?? "null"}`, `"headAfter":${row.head ?? "null"}`]),
    `"items":[${items.join(",")}]`,
  ];
  return `{${fields.join(",")}}`;
}
