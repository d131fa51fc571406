import type { IDBPObjectStore } from "idb";
import type { CacheSchema, KeptPart } from "./cache-schema.ts";
import type { DocumentText } from "./long/document-text.ts";

type Stores = ("documents" | "wholes" | "differences")[];
type Reading = IDBPObjectStore<CacheSchema, Stores, "wholes">;
type Writing = IDBPObjectStore<CacheSchema, Stores, "wholes", "readwrite">;

/** A text as the database stores it. */
interface ReadText {
  readonly etag: string;
  readonly text: string | AsyncIterable<Uint8Array>;
}

/**
 * Reads the text of a document; undefined when none is stored. The parts of a long one are requested at once, in the
 * transaction of the store, and arrive one after another.
 */
export async function readText(store: Reading, key: string): Promise<ReadText | undefined> {
  const whole = await store.get(key);
  if (whole !== undefined && "text" in whole) return whole;
  const first = await store.get([key, 0]);
  if (first === undefined || !("bytes" in first)) return undefined;
  const rest = Array.from({ length: first.count - 1 }, (_, index) => store.get([key, index + 1]));
  // A failure reaches the reader when it awaits the part; a reader that has stopped before is not notified.
  for (const part of rest) part.catch(() => undefined);
  return { etag: first.etag, text: bytesOf(first, rest) };
}

async function* bytesOf(
  first: KeptPart,
  rest: readonly Promise<CacheSchema["wholes"]["value"] | undefined>[],
): AsyncGenerator<Uint8Array> {
  yield first.bytes;
  for (const coming of rest) {
    const part = await coming;
    if (part === undefined || !("bytes" in part)) throw new Error("A part of a kept document is missing");
    yield part.bytes;
  }
}

/** Replaces the stored text: a long one a part at a time, so that it never blocks the page. */
export async function writeText(
  store: Writing,
  key: string,
  { etag, text }: { readonly etag: string; readonly text: DocumentText },
): Promise<void> {
  await deleteText(store, key);
  if (typeof text === "string") {
    await store.put({ etag, text }, key);
    return;
  }
  for (const [index, bytes] of text.entries()) {
    await store.put({ etag, bytes, count: text.length }, [key, index]);
  }
}

export async function deleteText(store: Writing, key: string): Promise<void> {
  await store.delete(key);
  await store.delete(IDBKeyRange.bound([key, 0], [key, Number.POSITIVE_INFINITY]));
}
