import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import { etagOf } from "./etag.ts";
import type { StoreParts } from "./guard-face.ts";
import type { DocumentRow } from "./lock-documents.ts";
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
  /** The next part may have to wait for somebody outside. */
  readonly isSlow: boolean;
  begin(head: LoadedHead): void;
  text(part: string): Promise<void>;
}

const ITEMS_PER_QUERY = 500;

/**
 * Gives a whole document as JSON text, put together from the stored texts of its items without reading them. All of it
 * is of one moment.
 */
export async function loadDocument(
  parts: StoreParts,
  actor: Actor,
  key: string,
  sink: DocumentSink,
): Promise<Result<undefined, Refusal>> {
  const { database } = parts;
  const read = sink.isSlow ? database.readSlowly : database.read;
  return read(async (tx) => {
    const found = await readableDocument(tx, parts, actor, key);
    if (!found.ok) return found;
    const { row, target, head } = found.value;
    sink.begin({ etag: etagOf(row.revision), lastModified: row.modified_at });
    await writeDocument(tx, target, row, head, (part) => sink.text(part));
    return ok(undefined);
  });
}

async function writeDocument(
  tx: Kysely<Tables>,
  target: StoredAddress,
  row: DocumentRow,
  head: string,
  write: (part: string) => Promise<void>,
): Promise<void> {
  const { itemsField } = DOCUMENT_KINDS[target.kind];
  const fields = head === "{}" ? "" : `,${head.slice(1, -1)}`;
  await write(`{"version":${row.version}${fields}`);
  if (itemsField !== undefined) {
    await write(`,${JSON.stringify(itemsField)}:[`);
    let last = 0;
    for (;;) {
      const items = await allItems(tx, row.company_id, row.key)
        .where("position", ">", last)
        .orderBy("position")
        .limit(ITEMS_PER_QUERY)
        .execute();
      if (items.length > 0)
        await write(`${last === 0 ? "" : ","}${items.map((item) => item.text).join(",")}`);
      last = items.at(-1)?.position ?? last;
      if (items.length < ITEMS_PER_QUERY) break;
    }
    await write("]");
  }
  await write("}");
}

/** ETag and time of a document. */
export async function documentVersion(
  parts: StoreParts,
  actor: Actor,
  key: string,
): Promise<Result<LoadedHead, Refusal>> {
  const found = await readableDocument(parts.database.db, parts, actor, key);
  if (!found.ok) return found;
  return ok({ etag: etagOf(found.value.row.revision), lastModified: found.value.row.modified_at });
}

/** A document that is there and that the actor may read. */
export interface ReadableDocument {
  readonly target: StoredAddress;
  readonly row: DocumentRow;
  readonly head: string;
}

export async function readableDocument(
  tx: Kysely<Tables>,
  { guard }: StoreParts,
  actor: Actor,
  key: string,
): Promise<Result<ReadableDocument, Refusal>> {
  const target = storedAddress(actor, key);
  if (target === undefined) return err(notFound());
  const refusal = await guard.accessRefusal(tx, actor, target.companyId, "read");
  if (refusal !== undefined) return err(refusal);
  const row = await tx
    .selectFrom("document")
    .selectAll()
    .where("company_id", "=", target.companyId)
    .where("key", "=", target.storedKey)
    .executeTakeFirst();
  if (row === undefined || row.head === null) return err(notFound());
  // Written by a newer program that was taken back: this one would misread it.
  if (row.version > DOCUMENT_KINDS[target.kind].version) return err(newerVersion(target.kind, row.version));
  return ok({ target, row, head: row.head });
}
