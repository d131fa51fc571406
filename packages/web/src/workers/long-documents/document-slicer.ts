import { DOCUMENT_KINDS, type DocumentKind } from "@huvudbok/core/document";

/** Characters of one slice: read in a millisecond or two. */
const SLICE_LENGTH = 32 * 1024;
/** The name of the first field of an item stands within so many characters. */
const LONGEST_FIELD = 100;

/**
 * Cuts the JSON text of a long document, as it comes, into texts of lists with some of the items each. Cut where an
 * item ends and the next begins with the field that the first begins with: an unescaped quote after a brace stands in
 * no string. A cut inside an item would leave brackets open, and the slice would not be JSON.
 */
export class DocumentSlicer {
  readonly #opening: string | undefined;
  #seam: string | undefined;
  #rest = "";
  #hasOtherForm = false;

  constructor(kind: DocumentKind) {
    const row = DOCUMENT_KINDS[kind];
    this.#opening = "itemsField" in row ? `{"version":${row.version},"${row.itemsField}":[` : undefined;
    this.#hasOtherForm = this.#opening === undefined;
  }

  /** The text has another form than the server writes (a head beside the items, an older version): it cannot be cut. */
  get hasOtherForm(): boolean {
    return this.#hasOtherForm;
  }

  /** The slices that are whole with this part of the text, in order. */
  *add(part: string): Iterable<string> {
    if (this.#hasOtherForm) return;
    this.#rest += part;
    if (this.#seam === undefined && !this.#begin()) return;
    const { rest, seam } = { rest: this.#rest, seam: this.#seam ?? "" };
    let from = 0;
    for (;;) {
      const cut = rest.indexOf(seam, from + SLICE_LENGTH);
      if (cut === -1) break;
      yield `[${rest.slice(from, cut + 1)}]`;
      from = cut + 2;
    }
    this.#rest = rest.slice(from);
  }

  /** The last slice, when all of the text has come; undefined for a text of another form. */
  end(): string | undefined {
    const isWhole = this.#seam !== undefined && this.#rest.endsWith("]}");
    if (!isWhole) this.#hasOtherForm = true;
    return isWhole ? `[${this.#rest.slice(0, -1)}` : undefined;
  }

  /** Reads the opening; false while too little of the text is here, or when it has another form. */
  #begin(): boolean {
    const opening = this.#opening ?? "";
    if (this.#rest.length < opening.length + LONGEST_FIELD) return false;
    const first = this.#rest.slice(opening.length, opening.length + LONGEST_FIELD);
    const field = /^\{"\w+":/.exec(first)?.[0];
    if (!this.#rest.startsWith(opening) || field === undefined) {
      this.#hasOtherForm = true;
      return false;
    }
    this.#seam = `},${field}`;
    this.#rest = this.#rest.slice(opening.length);
    return true;
  }
}
