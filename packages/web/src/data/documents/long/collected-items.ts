import { type DocumentKind, decodeHead, itemId } from "@huvudbok/core/document";
import { kept, type ServerDocument } from "../server-document.ts";

/** A long document that arrives some items at a time; what equals the previous copy remains the same object. */
export class CollectedItems {
  readonly #kind: DocumentKind;
  readonly #before: ServerDocument | undefined;
  readonly #items = new Map<string, unknown>();
  #count = 0;

  constructor(kind: DocumentKind, before: ServerDocument | undefined) {
    this.#kind = kind;
    this.#before = before;
  }

  add(items: readonly unknown[]): void {
    for (const item of items) {
      const id = itemId(this.#kind, item) ?? "";
      this.#items.set(id, kept(this.#before?.items.get(id), item));
    }
    this.#count += items.length;
  }

  /** The document of the items, in a version; undefined when two of them have the same id. */
  held(etag: string): ServerDocument | undefined {
    // Every field of a document that can be cut contains its items: its head is that of an empty document.
    const head = decodeHead(this.#kind, {});
    if (!head.ok || this.#items.size !== this.#count) return undefined;
    return { etag, head: kept(this.#before?.head, head.value), items: this.#items };
  }
}
