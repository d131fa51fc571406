import type { DocumentKind } from "@huvudbok/core/document";
import { ItemReader } from "./item-reader.ts";
import type { ReadingMessage, ReadingRequest } from "./reading-messages.ts";

/** The reading of one long document, as the worker does it: bytes in, items out as soon as they are whole. */
export class DocumentReading {
  readonly #say: (message: ReadingMessage) => void;
  #decoder = new TextDecoder("utf-8", { fatal: true });
  #reader: ItemReader<DocumentKind> | undefined;
  #isEnded = false;

  constructor(say: (message: ReadingMessage) => void) {
    this.#say = say;
  }

  take(request: ReadingRequest): void {
    if (this.#isEnded) return;
    if (request.type === "begin") this.#reader = new ItemReader(request.kind);
    else if (request.type === "part") this.#read(this.#textOf(request.bytes));
    else this.#finish();
  }

  #read(text: string | undefined): void {
    if (this.#reader === undefined || text === undefined) return this.#stop("broken");
    for (const items of this.#reader.add(text)) this.#tell(items);
    if (this.#reader.isBroken) this.#stop("broken");
  }

  #finish(): void {
    this.#read(this.#textOf());
    if (this.#isEnded) return;
    const last = this.#reader?.end();
    if (last !== undefined) this.#tell(last);
    this.#stop(last === undefined ? "broken" : "done");
  }

  /** The text of the next bytes, or what is left at the end; undefined when they are no UTF-8. */
  #textOf(bytes?: Uint8Array): string | undefined {
    try {
      return bytes === undefined ? this.#decoder.decode() : this.#decoder.decode(bytes, { stream: true });
    } catch {
      return undefined;
    }
  }

  #tell(items: readonly unknown[]): void {
    this.#say({ type: "items", text: JSON.stringify(items) });
  }

  #stop(type: "done" | "broken"): void {
    this.#isEnded = true;
    this.#say({ type });
  }
}
