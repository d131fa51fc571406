import { decodeText } from "../text/index.ts";
import { readerOf } from "./books-reader.ts";
import { BOOKS_READERS } from "./books-readers.ts";
import type { BooksFormat } from "./imported-books.ts";

/** How much of a file is enough to recognise its format. */
const HEAD_BYTES = 4096;

/**
 * The format of a file by its content, whatever its name: one that can be read, SIE 5 (XML of its namespace), or
 * neither.
 */
export function fileFormatOf(bytes: Uint8Array): BooksFormat | "sie5" | undefined {
  const reader = readerOf(BOOKS_READERS, bytes);
  if (reader !== undefined) return reader.format;
  const { text } = decodeText(bytes.subarray(0, HEAD_BYTES), { legacy: "windows-1252" });
  return /<(?:\w+:)?Sie(?:Entry)?\b[^>]*"http:\/\/www\.sie\.se\/sie5"/.test(text) ? "sie5" : undefined;
}
