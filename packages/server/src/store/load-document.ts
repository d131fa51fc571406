import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./database-tables.ts";
import { etagOf } from "./etag.ts";
import type { ReadParts } from "./guard-face.ts";
import type { DocumentRow } from "./lock-documents.ts";
import { preparedQuery } from "./prepared-query.ts";
import { newerVersion, notFound } from "./refusals.ts";
import type { Actor, Refusal } from "./store.ts";
import { type StoredAddress, storedAddress } from "./stored-address.ts";
import { allItems } from "./stored-items.ts";

/** What a caller is told before the first byte of a document. */
export interface LoadedHead {
  readonly etag: string;
  readonly lastModified: number;
}

/**
 * Takes the parts of a document's JSON text, in order, each when the one before has been taken. `begin` is called once,
 * before the first part.
 */
export interface DocumentSink {
  /** How the document is read: the next part may have to wait for somebody outside (`readSlowly`). */
  readonly read: Database["read"];
  /** A document of more characters is not begun. */
  readonly longest?: number;
  begin(head: LoadedHead): void;
  text(part: string): Promise<void>;
}

const ITEMS_PER_QUERY = 500;

/** The head, which may be as long as the whole document, comes only with a document of at most so many characters. */
const documentRow = preparedQuery((tx, companyId: number, key: string, longest: number) =>
  tx
    .selectFrom("document")
    .select(["company_id", "key", "version", "revision", "modified_at", "head_revision"])
    .select((eb) => [
      eb.case().when("size", "<=", longest).then(eb.ref("head")).end().as("head"),
      eb.case().when("head", "is", null).then(eb.lit(0)).else(eb.lit(1)).end().as("is_there"),
    ])
    .where("company_id", "=", companyId)
    .where("key", "=", key),
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
): Promise<Result<"written" | "too long", Refusal>> {
  return sink.read(async (tx) => {
    const found = await readableDocument(tx, parts, actor, key, sink.longest);
    if (!found.ok) return found;
    const { row, target } = found.value;
    const { head } = row;
    if (head === null) return ok("too long");
    sink.begin({ etag: etagOf(row.revision), lastModified: row.modified_at });
    await writeDocument(tx, target, row, head, (part) => sink.text(part));
    return ok("written");
  });
}

async function writeDocument(
  tx: Kysely<Tables>,
  target: StoredAddress,
  row: ReadableDocument["row"],
  head: string,
  write: (part: string) => Promise<void>,
): Promise<void> {
  const { itemsField } = DOCUMENT_KINDS[target.kind];
  const fields = head === "{}" ? "" : `,${head.slice(1, -1)}`;
  const start = `{"version":${row.version}${fields}`;
  if (itemsField === undefined) return write(`${start}}`);
  await write(`${start},${JSON.stringify(itemsField)}:[`);
  let last = 0;
  for (;;) {
    const items = await itemsAfter(tx, row.company_id, row.key, last);
    if (items.length > 0) await write(`${last === 0 ? "" : ","}${items.map((item) => item.text).join(",")}`);
    last = items.at(-1)?.position ?? last;
    if (items.length < ITEMS_PER_QUERY) break;
  }
  await write("]}");
}

/** ETag and time of a document. */
export async function documentVersion(
  tx: Kysely<Tables>,
  parts: Pick<ReadParts, "guard">,
  actor: Actor,
  key: string,
): Promise<Result<LoadedHead, Refusal>> {
  const found = await readableDocument(tx, parts, actor, key, 0);
  if (!found.ok) return found;
  return ok({ etag: etagOf(found.value.row.revision), lastModified: found.value.row.modified_at });
}

/** A document that is there and that the actor may read. */
export interface ReadableDocument {
  readonly target: StoredAddress;
  /** The head is null when the document is longer than asked for. */
  readonly row: Pick<
    DocumentRow,
    "company_id" | "key" | "version" | "revision" | "modified_at" | "head_revision" | "head"
  >;
}

export async function readableDocument(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
  key: string,
  longest = Number.MAX_SAFE_INTEGER,
): Promise<Result<ReadableDocument, Refusal>> {
  const target = storedAddress(actor, key);
  if (target === undefined) return err(notFound());
  const refusal = await guard.accessRefusal(tx, actor, target.companyId, "read");
  if (refusal !== undefined) return err(refusal);
  const [row] = await documentRow(tx, target.companyId, target.storedKey, longest);
  if (row === undefined || row.is_there === 0) return err(notFound());
  // Written by a newer program that was taken back: this one would misread it.
  if (row.version > DOCUMENT_KINDS[target.kind].version) return err(newerVersion(target.kind, row.version));
  return ok({ target, row });
}
