import { DOCUMENT_KINDS, type DocumentKind } from "@huvudbok/core/document";
import type { Kysely } from "kysely";
import { compileOnce } from "../database/compile-once.ts";
import type { Tables } from "../database/database-tables.ts";
import { currentItemText } from "../reading/stored-values.ts";
import { isLong, pieceOf, sendInPieces, shortText, wholeOf } from "./stored-text.ts";

/** Items whose short texts are in memory at once. */
const ITEMS_PER_QUERY = 500;

/** An item with its position in its document, and its text unless that is long. */
interface PlacedItem {
  readonly position: number;
  readonly text: string;
  readonly version: number;
}

/**
 * Where the items of a document are sent: their texts separated by commas, those of older versions in the form that
 * this program writes.
 */
export interface SentItems {
  readonly companyId: number;
  readonly key: string;
  readonly kind: DocumentKind;
  readonly send: (text: string) => Promise<void>;
}

/** Every item, in order. */
export async function sendAllItems(tx: Kysely<Tables>, sent: SentItems): Promise<void> {
  const { companyId, key } = sent;
  let last = 0;
  for (;;) {
    const { rows: items } = await itemsAfter(tx, companyId, key, last);
    await sendItems(tx, sent, items, last === 0);
    last = items.at(-1)?.position ?? last;
    if (items.length < ITEMS_PER_QUERY) return;
  }
}

/** The items at the given positions, which are in order. */
export async function sendItemsAt(
  tx: Kysely<Tables>,
  sent: SentItems,
  positions: readonly number[],
): Promise<void> {
  for (let from = 0; from < positions.length; from += ITEMS_PER_QUERY) {
    const some = positions.slice(from, from + ITEMS_PER_QUERY);
    const items = await placedItems(tx, sent.companyId, sent.key).where("position", "in", some).execute();
    await sendItems(tx, sent, items, from === 0);
  }
}

const itemsAfter = compileOnce((tx: Kysely<Tables>, companyId: number, key: string, last: number) =>
  placedItems(tx, companyId, key).where("position", ">", last).limit(ITEMS_PER_QUERY),
);

function placedItems(tx: Kysely<Tables>, companyId: number, key: string) {
  return tx
    .selectFrom("item")
    .select((row) => ["position", "version", shortText(row.ref("body")).as("text")])
    .where("company_id", "=", companyId)
    .where("key", "=", key)
    .orderBy("position");
}

async function sendItems(
  tx: Kysely<Tables>,
  { companyId, key, kind, send }: SentItems,
  items: readonly PlacedItem[],
  areFirst: boolean,
): Promise<void> {
  let gathered: string[] = [];
  let isFirst = areFirst;
  const flush = async (): Promise<void> => {
    if (gathered.length === 0) return;
    const text = `${isFirst ? "" : ","}${gathered.join(",")}`;
    [gathered, isFirst] = [[], false];
    await send(text);
  };
  for (const { position, version, text } of items) {
    const place = { companyId, key, position };
    if (version !== DOCUMENT_KINDS[kind].version) {
      gathered.push(
        currentItemText(kind, {
          version,
          text: isLong(text) ? await wholeOf((from, count) => itemPiece(tx, place, from, count)) : text,
        }),
      );
      continue;
    }
    if (!isLong(text)) {
      gathered.push(text);
      continue;
    }
    await flush();
    if (!isFirst) await send(",");
    isFirst = false;
    await sendInPieces((from, count) => itemPiece(tx, place, from, count), send);
  }
  await flush();
}

interface ItemPlace {
  readonly companyId: number;
  readonly key: string;
  readonly position: number;
}

async function itemPiece(
  tx: Kysely<Tables>,
  item: ItemPlace,
  from: number,
  count: number,
): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom("item")
    .select((item) => pieceOf(item.ref("body"), from, count).as("piece"))
    .where("company_id", "=", item.companyId)
    .where("key", "=", item.key)
    .where("position", "=", item.position)
    .executeTakeFirst();
  return row?.piece;
}
