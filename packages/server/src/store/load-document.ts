import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import { ok, type Result } from "@huvudbok/core/shared";
import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./database-tables.ts";
import type { ReadParts } from "./guard-face.ts";
import { preparedQuery } from "./prepared-query.ts";
import {
  foundReadable,
  headOf,
  type LoadedHead,
  type ReadableDocument,
  readableDocument,
  readableRow,
} from "./readable-document.ts";
import type { Actor, Refusal } from "./store.ts";
import type { StoredAddress } from "./stored-address.ts";
import { allItems } from "./stored-items.ts";

/**
 * Takes the parts of a document's JSON text, in order, each when the one before has been taken. `begin` is called once,
 * before the first part.
 */
export interface DocumentSink {
  /** How the document is read: the next part may have to wait for somebody outside (`readSlowly`). */
  readonly read: Database["read"];
  begin(head: LoadedHead): void;
  text(part: string): Promise<void>;
}

const ITEMS_PER_QUERY = 500;

/** The same with the texts of all items, under the same condition as the head. In the words of SQLite. */
const wholeRow = preparedQuery((tx, companyId: number, key: string, userId: string, longest: number) =>
  readableRow(tx, companyId, key, userId, longest).select((eb) => {
    const texts = eb
      .selectFrom("item")
      .select(sql<string | null>`group_concat(body, ',' order by position)`.as("texts"))
      .whereRef("item.company_id", "=", "document.company_id")
      .whereRef("item.key", "=", "document.key");
    return eb.case().when("size", "<=", longest).then(texts).end().as("items");
  }),
);

const itemsAfter = preparedQuery((tx, companyId: number, key: string, last: number) =>
  allItems(tx, companyId, key)
    .where("position", ">", last)
    .orderBy("position")
    .limit(sql.lit(ITEMS_PER_QUERY)),
);

/**
 * Gives a whole document as JSON text, put together from the stored texts of its items without reading them. All of it
 * is of one moment.
 */
export async function loadDocument(
  parts: Pick<ReadParts, "guard">,
  actor: Actor,
  key: string,
  sink: DocumentSink,
): Promise<Result<undefined, Refusal>> {
  return sink.read(async (tx) => {
    const found = await readableDocument(tx, parts, actor, key);
    if (!found.ok) return found;
    sink.begin(headOf(found.value.row));
    await writeDocument(tx, found.value, (part) => sink.text(part));
    return ok(undefined);
  });
}

async function writeDocument(
  tx: Kysely<Tables>,
  { row, target }: ReadableDocument,
  write: (part: string) => Promise<void>,
): Promise<void> {
  const { start, end, hasItems } = frameOf(target, row);
  if (!hasItems) return write(`${start}${end}`);
  await write(start);
  let last = 0;
  for (;;) {
    const items = await itemsAfter(tx, row.company_id, row.key, last);
    if (items.length > 0) await write(`${last === 0 ? "" : ","}${items.map((item) => item.text).join(",")}`);
    last = items.at(-1)?.position ?? last;
    if (items.length < ITEMS_PER_QUERY) break;
  }
  await write(end);
}

/** The text of a document before and after its items. */
function frameOf({ kind }: StoredAddress, { version, head }: ReadableDocument["row"]) {
  const { itemsField } = DOCUMENT_KINDS[kind];
  const fields = head === null || head === "{}" ? "" : `,${head.slice(1, -1)}`;
  const start = `{"version":${version}${fields}`;
  if (itemsField === undefined) return { start, end: "}", hasItems: false };
  return { start: `${start},${JSON.stringify(itemsField)}:[`, end: "]}", hasItems: true };
}

/**
 * A whole document in one query, for SQLite and few characters: one query is of one moment by itself and takes SQLite's
 * lock once. A document of more than `longest` characters comes without its text.
 */
export async function loadShortDocument(
  tx: Kysely<Tables>,
  parts: Pick<ReadParts, "guard">,
  actor: Actor,
  key: string,
  longest: number,
): Promise<Result<LoadedHead & { readonly text: string | undefined }, Refusal>> {
  const found = await foundReadable(parts, actor, key, (target) =>
    wholeRow(tx, target.companyId, target.storedKey, actor.userId, longest),
  );
  if (!found.ok) return found;
  const { row, target } = found.value;
  if (row.head === null) return ok({ ...headOf(row), text: undefined });
  const { start, end } = frameOf(target, row);
  return ok({ ...headOf(row), text: `${start}${row.items ?? ""}${end}` });
}
