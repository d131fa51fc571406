import { decodeText } from "../text/index.ts";
import { readerOf } from "./books-reader.ts";
import { BOOKS_READERS } from "./books-readers.ts";
import type { BooksFormat } from "./imported-books.ts";

/** How much of the start of a file `fileFormatOf` looks at. */
export const FORMAT_HEAD_BYTES = 65_536;

const SIE_5_NAMESPACE = "http://www.sie.se/sie5";

/**
 * The format of a file by its content, whatever its name: one that can be read, SIE 5 (XML whose first element is of
 * its namespace), or neither.
 */
export function fileFormatOf(bytes: Uint8Array): BooksFormat | "sie5" | undefined {
  const reader = readerOf(BOOKS_READERS, bytes);
  if (reader !== undefined) return reader.format;
  const { text } = decodeText(bytes.subarray(0, FORMAT_HEAD_BYTES), { legacy: "windows-1252" });
  return isSie5Element(fromFirstElement(text)) ? "sie5" : undefined;
}

/** What may stand before the first element of XML: declaration and instructions, comments, a document type. */
const BEFORE_ELEMENT = /\s+|<\?[^?]*(?:\?(?!>)[^?]*)*\?>|<!--|-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\][^>]*)?>/y;

/** The text from its first element on; "" when it ends before. */
function fromFirstElement(text: string): string {
  let at = 0;
  for (;;) {
    BEFORE_ELEMENT.lastIndex = at;
    const part = BEFORE_ELEMENT.exec(text)?.[0];
    if (part === undefined) return text.slice(at);
    const end = part === "<!--" ? text.indexOf("-->", at) : at + part.length;
    // A comment that does not end is all the rest.
    if (end < at) return "";
    at = end;
  }
}

/** Whether the element is the root of SIE 5 or of a voucher file of it, and names the namespace for its own prefix. */
function isSie5Element(text: string): boolean {
  const name = /^<(?:([\w.-]+):)?Sie(?:Entry)?(?=[\s/>])/.exec(text);
  if (name === null) return false;
  const declaration = name[1] === undefined ? "xmlns" : `xmlns:${name[1]}`;
  const attributes = text.slice(name[0].length).matchAll(/\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy);
  return [...attributes].some(
    ([, attribute, double, single]) => attribute === declaration && (double ?? single) === SIE_5_NAMESPACE,
  );
}
