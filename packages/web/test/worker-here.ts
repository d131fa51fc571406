import { DocumentReading } from "../src/workers/long-documents/document-reading.ts";
import type { ReadingRequest } from "../src/workers/long-documents/reading-messages.ts";

/** The worker that reads long documents, in the thread of the test: what it says comes a moment later. */
export class WorkerHere extends EventTarget {
  static readonly made: WorkerHere[] = [];
  isTerminated = false;
  readonly #reading = new DocumentReading((data) =>
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data }))),
  );

  constructor() {
    super();
    WorkerHere.made.push(this);
  }

  postMessage(request: ReadingRequest): void {
    this.#reading.take(structuredClone(request));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** The bytes of a text, in parts of a size that cuts characters in two. */
export async function* partsOf(text: string, size = 100_001): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.slice(from, from + size);
}
