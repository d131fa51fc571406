import { documentDifferenceSchema } from "@huvudbok/core/api";
import {
  type DocumentError,
  type DocumentKind,
  decodeDocument,
  decodeHead,
  decodeStoredHead,
  decodeStoredItem,
  itemId,
} from "@huvudbok/core/document";
import { ok, type Result } from "@huvudbok/core/shared";
import * as z from "zod/mini";
import { sameValue } from "./same-value.ts";

/** The server's document as last received by the browser: a value. Head and items are decoded. */
export interface ServerDocument {
  /** Undefined when the server has no such document. */
  readonly etag: string | undefined;
  readonly head: unknown;
  readonly items: ReadonlyMap<string, unknown>;
}

/** The items put into and taken out of a document, decoded. */
export interface ItemChanges {
  /** Undefined: the head does not change. */
  readonly head: unknown;
  readonly put: ReadonlyMap<string, unknown>;
  readonly remove: readonly string[];
  /** The document ends, whatever is in it. */
  readonly ends?: boolean;
}

/** A document that the server does not have: no items, and the head of an empty document if the kind allows one. */
export function missingDocument(kind: DocumentKind): ServerDocument {
  const head = decodeHead(kind, {});
  return { etag: undefined, head: head.ok ? head.value : undefined, items: new Map() };
}

/** Reads the whole document. What equals the previous copy remains the same object. */
export function documentFromWhole(
  kind: DocumentKind,
  etag: string,
  json: unknown,
  before: ServerDocument | undefined,
): Result<ServerDocument, DocumentError> {
  const document = decodeDocument(kind, json);
  if (!document.ok) return document;
  const items = new Map<string, unknown>();
  for (const item of document.value.items) {
    const id = itemId(kind, item) ?? "";
    items.set(id, kept(before?.items.get(id), item));
  }
  return ok({ etag, head: kept(before?.head, document.value.head), items });
}

/** True for an answer that contains only what has changed: it says since when. */
export function isDifference(json: unknown): boolean {
  return typeof json === "object" && json !== null && "since" in json;
}

/** A difference that does not have the agreed form, or that starts from another copy than the one held. */
export type DifferenceError = { readonly code: "other-form" } | { readonly code: "other-start" };

/** The document with what has changed since. What equals the held copy remains the same object. */
export function documentFromDifference(
  kind: DocumentKind,
  json: unknown,
  before: ServerDocument,
): Result<ServerDocument, DocumentError | DifferenceError> {
  const parsed = z.safeParse(documentDifferenceSchema, json);
  if (!parsed.success) return { ok: false, error: { code: "other-form" } };
  const { version, etag, since, head, put, remove } = parsed.data;
  if (since !== before.etag) return { ok: false, error: { code: "other-start" } };
  const decodedHead = head === undefined ? ok(undefined) : decodeStoredHead(kind, version, head);
  if (!decodedHead.ok) return decodedHead;
  const items = new Map<string, unknown>();
  for (const itemJson of put) {
    const item = decodeStoredItem(kind, version, itemJson);
    if (!item.ok) return item;
    items.set(itemId(kind, item.value) ?? "", item.value);
  }
  return ok({ ...withChanges(before, { head: decodedHead.value, put: items, remove }), etag });
}

/** The document with changes made to it; new items come last. The ETag is left as it was. */
export function withChanges(held: ServerDocument, changes: ItemChanges): ServerDocument {
  if (changes.ends === true) return { etag: held.etag, head: undefined, items: new Map() };
  const head = changes.head === undefined ? held.head : kept(held.head, changes.head);
  if (changes.put.size === 0 && changes.remove.length === 0) return { ...held, head };
  const items = new Map(held.items);
  for (const [id, item] of changes.put) items.set(id, kept(items.get(id), item));
  for (const id of changes.remove) items.delete(id);
  return { ...held, head, items };
}

/** The previously held value, when the new one is equal to it. */
export function kept(before: unknown, after: unknown): unknown {
  return before !== undefined && sameValue(before, after) ? before : after;
}
