import { DOCUMENT_KINDS, type DocumentKind, decodeDocument, itemId } from "@huvudbok/core/document";
import { parseJsonText } from "../json-text.ts";
import { type HeldDocument, kept } from "./held-document.ts";

/** Shorter texts are read at one go: that takes a few milliseconds. */
const WORTH_SLICING = 256 * 1024;
/** Characters of one slice: read in about a millisecond. */
const SLICE_LENGTH = 32 * 1024;
/** The page gets its turn after so many milliseconds of reading. */
const TURN_MS = 8;

/**
 * Reads the text of a long whole document in slices, so that the page goes on drawing and answering meanwhile. What is
 * equal in the copy held before stays the same object. Undefined for a text that is short, that has another form than
 * the server writes (a head beside the items, an older version), or that has a fault: it must be read at one go, which
 * also tells what the fault is.
 */
export async function heldInSlices(
  kind: DocumentKind,
  etag: string,
  text: string,
  before: HeldDocument | undefined,
): Promise<HeldDocument | undefined> {
  const slices = slicesOf(kind, text);
  if (slices === undefined) return undefined;
  const items = new Map<string, unknown>();
  let head: unknown;
  let count = 0;
  let turnEnds = performance.now() + TURN_MS;
  for (const slice of slices) {
    const document = decodeDocument(kind, parseJsonText(slice));
    if (!document.ok) return undefined;
    head = document.value.head;
    for (const item of document.value.items) {
      const id = itemId(kind, item) ?? "";
      items.set(id, kept(before?.items.get(id), item));
    }
    count += document.value.items.length;
    if (items.size !== count) return undefined;
    if (performance.now() < turnEnds) continue;
    await nextTurn();
    turnEnds = performance.now() + TURN_MS;
  }
  return { etag, head: kept(before?.head, head), items };
}

/**
 * Texts of documents with some of the items each. Cut where an item ends and the next begins with the field that the
 * first begins with: an unescaped quote after a brace stands in no string. A cut inside an item would leave brackets
 * open, and the slice would not be JSON.
 */
function slicesOf(kind: DocumentKind, text: string): Iterable<string> | undefined {
  const row = DOCUMENT_KINDS[kind];
  if (!("itemsField" in row)) return undefined;
  const opening = `{"version":${row.version},"${row.itemsField}":[`;
  if (text.length < WORTH_SLICING || !text.startsWith(opening) || !text.endsWith("]}")) return undefined;
  const firstField = /^\{"\w+":/.exec(text.slice(opening.length, opening.length + 100))?.[0];
  return firstField === undefined ? undefined : cutAt(text, opening, `},${firstField}`);
}

function* cutAt(text: string, opening: string, seam: string): Iterable<string> {
  let from = opening.length;
  for (;;) {
    const cut = text.indexOf(seam, from + SLICE_LENGTH);
    if (cut === -1) break;
    yield `${opening}${text.slice(from, cut + 1)}]}`;
    from = cut + 2;
  }
  yield `${opening}${text.slice(from)}`;
}

/** Comes back when the page has had its turn; not by a timer, which browsers hold back in tabs out of sight. */
async function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const turn = Promise.withResolvers<undefined>();
  port1.addEventListener("message", () => turn.resolve(undefined), { once: true });
  port1.start();
  port2.postMessage(undefined);
  await turn.promise;
  port1.close();
}
