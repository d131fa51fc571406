import { Listeners } from "../events/listeners.ts";
import type { DocumentCache, UnsavedRecord } from "./document-cache.ts";

/** A commit that is younger is being sent, most likely, and is counted when it is older. */
const UNDER_WAY_MS = 2000;
/** How often it is counted again while there is anything. */
const AGAIN_MS = 3000;

export interface UnsavedElsewhereParts {
  readonly cache: DocumentCache;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether this tab has the commit on its own list. */
  readonly isHere: (record: UnsavedRecord) => boolean;
}

/** How many changes are stored in this browser that other tabs of the user have made, and have not sent. */
export class UnsavedElsewhere {
  readonly #parts: UnsavedElsewhereParts;
  readonly #listeners = new Listeners();
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(parts: UnsavedElsewhereParts) {
    this.#parts = parts;
  }

  get count(): number {
    return this.#count;
  }

  readonly subscribe = this.#listeners.subscribe;

  /** Counts them, and again later as long as there are any. */
  async recount(): Promise<void> {
    clearTimeout(this.#timer);
    const records = await this.#parts.cache.unsaved().catch(() => []);
    const others = records.filter((record) => !this.#parts.isHere(record));
    const waiting = others.filter(({ createdAt }) => createdAt <= this.#parts.now() - UNDER_WAY_MS);
    if (waiting.length !== this.#count) {
      this.#count = waiting.length;
      this.#listeners.notify();
    }
    clearTimeout(this.#timer);
    if (others.length > 0 && !this.#isClosed) this.#timer = setTimeout(() => void this.recount(), AGAIN_MS);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
