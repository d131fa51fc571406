import type { DocumentKind } from "@huvudbok/core/document";
import { ItemReader } from "../../../workers/long-documents/item-reader.ts";
import { WorkInTurns } from "../../../workers/work-in-turns.ts";
import type { ServerDocument } from "../server-document.ts";
import { CollectedItems } from "./collected-items.ts";
import { LONG_TEXT } from "./document-text.ts";

/**
 * Reads the text of a long whole document in the page, in slices, so that the page keeps rendering and answering
 * meanwhile: for a browser without a worker to read it in. What equals the previous copy remains the same object.
 * Undefined for a text that is short or that cannot be read in slices: it must be read at once.
 */
export async function documentInSlices(
  kind: DocumentKind,
  etag: string,
  text: string,
  before: ServerDocument | undefined,
): Promise<ServerDocument | undefined> {
  if (text.length < LONG_TEXT) return undefined;
  const reader = new ItemReader(kind);
  const items = new CollectedItems(kind, before);
  const work = new WorkInTurns();
  for (const some of reader.add(text)) {
    items.add(some);
    if (work.isTurnDue) await work.turn();
  }
  const last = reader.isBroken ? undefined : reader.end();
  if (last === undefined) return undefined;
  items.add(last);
  return items.held(etag);
}
