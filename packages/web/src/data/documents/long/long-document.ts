import type { DocumentKind } from "@huvudbok/core/document";
import { readInWorker } from "../../../workers/long-documents/read-in-worker.ts";
import type { ServerDocument } from "../server-document.ts";
import { CollectedItems } from "./collected-items.ts";
import { type DocumentText, PartCollector } from "./document-text.ts";

export interface LongDocument {
  /** Undefined for one that must be read at once. */
  readonly held: ServerDocument | undefined;
  readonly text: DocumentText;
}

/**
 * Reads a long whole document while its bytes arrive, in a worker: the page only takes over the items, some at a time.
 * What equals the previous copy remains the same object. Throws what the bytes throw.
 */
export async function readLongDocument(
  kind: DocumentKind,
  etag: string,
  parts: AsyncIterable<Uint8Array>,
  before: ServerDocument | undefined,
): Promise<LongDocument> {
  const collector = new PartCollector();
  const items = new CollectedItems(kind, before);
  const isRead = await readInWorker(kind, collected(parts, collector), (some) => items.add(some));
  return { held: isRead ? items.held(etag) : undefined, text: collector.parts() };
}

async function* collected(
  parts: AsyncIterable<Uint8Array>,
  collector: PartCollector,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of parts) {
    collector.add(bytes);
    yield bytes;
  }
}
