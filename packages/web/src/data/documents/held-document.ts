import { documentDifferenceSchema } from "@huvudbok/core/api";
import {
  type DocumentError,
  type DocumentKind,
  decodeDocument,
  decodeHead,
  decodeItem,
  itemId,
} from "@huvudbok/core/document";
import { ok, type Result } from "@huvudbok/core/shared";
import * as z from "zod/mini";
import { sameValue } from "./same-value.ts";

/** The server's document as the browser last heard of it: a value. Head and items are as core knows them. */
export interface HeldDocument {
  /** Undefined when the server has no such document. */
  readonly etag: string | undefined;
  readonly head: unknown;
  readonly items: ReadonlyMap<string, unknown>;
}

/** What is put in and taken out of a document, as core knows it. */
export interface ItemChanges {
  /** Undefined: the head stays. */
  readonly head: unknown;
  readonly put: ReadonlyMap<string, unknown>;
  readonly remove: readonly string[];
}

/** A document that the server does not have: no items, and the head of an empty document if the kind allows one. */
export function missingDocument(kind: DocumentKind): HeldDocument {
  const head = decodeHead(kind, {});
  return { etag: undefined, head: head.ok ? head.value : undefined, items: new Map() };
}

/** Reads the whole document. What is equal in the copy held before stays the same object. */
export function heldFromWhole(
  kind: DocumentKind,
  etag: string,
  json: unknown,
  before: HeldDocument | undefined,
): Result<HeldDocument, DocumentError> {
  const document = decodeDocument(kind, json);
  if (!document.ok) return document;
  const items = new Map<string, unknown>();
  for (const item of document.value.items) {
    const id = itemId(kind, item) ?? "";
    items.set(id, kept(before?.items.get(id), item));
  }
  return ok({ etag, head: kept(before?.head, document.value.head), items });
}

/** True for an answer that holds only what has changed: a whole document has a version, a difference has not. */
export function isDifference(json: unknown): boolean {
  return typeof json === "object" && json !== null && !("version" in json);
}

/** A difference that does not have the agreed form, or that starts from another copy than the one held. */
export type DifferenceFault = { readonly code: "other-form" } | { readonly code: "other-start" };

/** The document with what has changed since. What is equal to what was held stays the same object. */
export function heldFromDifference(
  kind: DocumentKind,
  json: unknown,
  before: HeldDocument,
): Result<HeldDocument, DocumentError | DifferenceFault> {
  const parsed = z.safeParse(documentDifferenceSchema, json);
  if (!parsed.success) return { ok: false, error: { code: "other-form" } };
  const { etag, since, head, put, remove } = parsed.data;
  if (since !== before.etag) return { ok: false, error: { code: "other-start" } };
  const decodedHead = head === undefined ? ok(undefined) : decodeHead(kind, head);
  if (!decodedHead.ok) return decodedHead;
  const items = new Map<string, unknown>();
  for (const itemJson of put) {
    const item = decodeItem(kind, itemJson);
    if (!item.ok) return item;
    items.set(itemId(kind, item.value) ?? "", item.value);
  }
  return ok({ ...withChanges(before, { head: decodedHead.value, put: items, remove }), etag });
}

/** The document with changes made to it; new items come last. The ETag is left as it was. */
export function withChanges(held: HeldDocument, changes: ItemChanges): HeldDocument {
  const head = changes.head === undefined ? held.head : kept(held.head, changes.head);
  if (changes.put.size === 0 && changes.remove.length === 0) return { ...held, head };
  const items = new Map(held.items);
  for (const [id, item] of changes.put) items.set(id, kept(items.get(id), item));
  for (const id of changes.remove) items.delete(id);
  return { ...held, head, items };
}

/** What was held before, when what has come is equal to it. */
export function kept(before: unknown, after: unknown): unknown {
  return before !== undefined && sameValue(before, after) ? before : after;
}
