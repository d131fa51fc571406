import { type DocumentKind, decodeItem, type ItemOf } from "@huvudbok/core/document";
import { DocumentSlicer } from "./document-slicer.ts";

/**
 * Reads the items of a long document as its text comes, as core knows them. Ends for good at a text that cannot be cut
 * and at the first fault: such a document must be read at one go, which also tells what the fault is. Whether an id comes
 * twice is for the caller to see, who puts the items together.
 */
export class ItemReader<Kind extends DocumentKind> {
  readonly #kind: Kind;
  readonly #slicer: DocumentSlicer;
  #hasFault = false;

  constructor(kind: Kind) {
    this.#kind = kind;
    this.#slicer = new DocumentSlicer(kind);
  }

  /** What has been read is not to be used. */
  get isBroken(): boolean {
    return this.#hasFault || this.#slicer.hasOtherForm;
  }

  /** The items that can be read with this part of the text, some at a time. */
  *add(part: string): Iterable<readonly ItemOf<Kind>[]> {
    for (const slice of this.#slicer.add(part)) {
      const items = this.#read(slice);
      if (items === undefined) return;
      yield items;
    }
  }

  /** The last items, when all of the text has come; undefined when something was wrong. */
  end(): readonly ItemOf<Kind>[] | undefined {
    const slice = this.#slicer.end();
    return slice === undefined ? undefined : this.#read(slice);
  }

  #read(slice: string): readonly ItemOf<Kind>[] | undefined {
    const list = this.#hasFault ? undefined : jsonOf(slice);
    const items = Array.isArray(list) ? this.#decoded(list) : undefined;
    this.#hasFault = items === undefined;
    return items;
  }

  #decoded(list: readonly unknown[]): readonly ItemOf<Kind>[] | undefined {
    const items: ItemOf<Kind>[] = [];
    for (const json of list) {
      const item = decodeItem(this.#kind, json);
      if (!item.ok) return undefined;
      items.push(item.value);
    }
    return items;
  }
}

/** A slice that was cut inside an item is no JSON, and undefined is no list. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
