import {
  DOCUMENT_KINDS,
  type DocumentError,
  type DocumentKind,
  decodeStoredHead,
  decodeStoredItem,
  encodeHead,
  encodeItem,
  type HeadOf,
  type ItemOf,
} from "@huvudbok/core/document";
import type { Result } from "@huvudbok/core/shared";
import { documentRefusal, RefusedWrite } from "../access/refusals.ts";
import { parsedText } from "./parsed-text.ts";

/** A head or an item as it is stored: the text, and the version of its kind that it was written in (ST33). */
export interface StoredBody {
  readonly version: number;
  readonly text: string;
}

/** Reads the stored text of an item, of any version up to this program's (ST33). A damaged text is an error. */
export function readStored<Kind extends DocumentKind>(
  kind: Kind,
  version: number,
  text: unknown,
): Result<ItemOf<Kind>, DocumentError> {
  return decodeStoredItem(kind, version, parsedText(text));
}

/** The same of a head. */
export function readStoredHead<Kind extends DocumentKind>(
  kind: Kind,
  version: number,
  text: unknown,
): Result<HeadOf<Kind>, DocumentError> {
  return decodeStoredHead(kind, version, parsedText(text));
}

/** An item that a commit depends on: one that cannot be read refuses the commit, and the refusal names it. */
export function storedItem<Kind extends DocumentKind>(
  kind: Kind,
  { version, text }: StoredBody,
): ItemOf<Kind> {
  return valueOrRefusal(readStored(kind, version, text));
}

export function storedHead<Kind extends DocumentKind>(
  kind: Kind,
  { version, text }: StoredBody,
): HeadOf<Kind> {
  return valueOrRefusal(readStoredHead(kind, version, text));
}

function valueOrRefusal<T>(read: Result<T, DocumentError>): T {
  if (!read.ok) throw new RefusedWrite(documentRefusal(read.error));
  return read.value;
}

/**
 * The text of an item as this program would store it: used to compare texts of several versions, and sent to the browser
 * (ST33). A text that cannot be read is returned unchanged, and is refused where it is read.
 */
export function currentItemText(kind: DocumentKind, { version, text }: StoredBody): string {
  if (version === DOCUMENT_KINDS[kind].version) return text;
  const read = readStored(kind, version, text);
  return read.ok ? JSON.stringify(encodeItem(kind, read.value)) : text;
}

/** The same of a head. */
export function currentHeadText(kind: DocumentKind, { version, text }: StoredBody): string {
  if (version === DOCUMENT_KINDS[kind].version) return text;
  const read = readStoredHead(kind, version, text);
  return read.ok ? JSON.stringify(encodeHead(kind, read.value)) : text;
}
