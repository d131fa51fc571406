import {
  type DocumentKind,
  documentJson,
  encodeItem,
  type HeadOf,
  type ItemOf,
} from "@huvudbok/core/document";
import { WorkInTurns } from "../../../workers/work-in-turns.ts";
import type { ServerDocument } from "../server-document.ts";
import { type DocumentText, PartCollector } from "./document-text.ts";

/** Fewer items are written at one go: that takes a few milliseconds. */
const WORTH_TURNS = 2000;
/** So many items are written at a time: about a millisecond's work. */
const SLICE = 200;

/**
 * The whole document as JSON text, as the server gives it; undefined when it has no head to write. A long one is written
 * in turns with the page.
 */
export async function wholeText(kind: DocumentKind, held: ServerDocument): Promise<DocumentText | undefined> {
  if (held.head === undefined) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- decoded as this kind
  const items = [...held.items.values()] as ItemOf<DocumentKind>[];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- decoded as this kind
  const head = held.head as HeadOf<DocumentKind>;
  const empty = JSON.stringify(documentJson(kind, head, []));
  if (items.length < WORTH_TURNS || !empty.endsWith(EMPTY_ITEMS)) {
    return JSON.stringify(documentJson(kind, head, items));
  }
  const collector = new PartCollector();
  const encoder = new TextEncoder();
  const work = new WorkInTurns();
  for (let from = 0; from < items.length; from += SLICE) {
    const texts = items.slice(from, from + SLICE).map((item) => JSON.stringify(encodeItem(kind, item)));
    const opening = from === 0 ? empty.slice(0, 1 - EMPTY_ITEMS.length) : ",";
    collector.add(encoder.encode(opening + texts.join(",")));
    if (work.isTurnDue) await work.turn();
  }
  collector.add(encoder.encode("]}"));
  return collector.parts();
}

/** How the text of a document without items ends. */
const EMPTY_ITEMS = "[]}";
