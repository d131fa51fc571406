import type { DocumentKind } from "@huvudbok/core/document";
import { WorkInTurns } from "../work-in-turns.ts";
import type { ReadingMessage, ReadingRequest } from "./reading-messages.ts";

/**
 * The worker is faster than a page that is drawing: what has come waits in the page, which takes it over for so many
 * milliseconds at a stretch. In the queue of the page's tasks it would stand before the drawing.
 */
const STRETCH_MS = 3;

/**
 * Reads a long document in a worker of its own while its bytes come, and gives its items as core knows them, some at a
 * time and in order: neither takes the page more than a few milliseconds at a stretch. False when it must be read at one
 * go instead: there is no worker to be had, or the document is of another form or has a fault; what came before is
 * then not to be used. Throws what the bytes throw.
 */
export async function readInWorker(
  kind: DocumentKind,
  parts: AsyncIterable<Uint8Array>,
  onItems: (items: readonly unknown[]) => void,
): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const worker = startWorker();
  const work = new WorkInTurns(STRETCH_MS);
  let taken = Promise.resolve();
  worker?.addEventListener("message", ({ data }: MessageEvent<ReadingMessage>) => {
    if (data.type === "items") {
      taken = taken
        .then(() => (work.isTurnDue ? work.turn() : undefined))
        .then(() => onItems(itemsOf(data.text)));
    } else taken.then(() => resolve(data.type === "done"), reject);
  });
  // A worker whose program cannot be fetched, or that has no memory left: the page can still read it, at one go.
  worker?.addEventListener("error", () => resolve(false));
  const tell = (request: ReadingRequest): void => worker?.postMessage(request, []);
  try {
    tell({ type: "begin", kind });
    const telling = new WorkInTurns(STRETCH_MS);
    for await (const bytes of parts) {
      tell({ type: "part", bytes });
      // What is stored is there all at once, and each part of it is copied.
      if (telling.isTurnDue) await telling.turn();
    }
    tell({ type: "end" });
    return worker === undefined ? false : await promise;
  } finally {
    worker?.terminate();
  }
}

function startWorker(): Worker | undefined {
  return typeof Worker === "undefined"
    ? undefined
    : new Worker(new URL("./document-worker.ts", import.meta.url), { type: "module" });
}

function itemsOf(text: string): readonly unknown[] {
  const items: unknown = JSON.parse(text);
  return Array.isArray(items) ? items : [];
}
