import { setTimeout as wait } from "node:timers/promises";
import type { StoreState } from "./store.ts";

/** How long a writer that does not answer is waited for. */
const PATIENCE_MS = 800;

/**
 * Asks a reader and a writer whether they are there. A commit may keep the writer for seconds; then that is the answer,
 * and the writer is not asked again until it has answered.
 */
export function stateOf(calls: {
  readonly read: () => Promise<void>;
  readonly write: () => Promise<void>;
}): () => Promise<StoreState> {
  let asked: Promise<StoreState> | undefined;
  const askWriter = (): Promise<StoreState> => {
    asked ??= calls
      .write()
      .then(() => ({ writer: "ready" }) as const)
      .finally(() => (asked = undefined));
    return asked;
  };
  return async () => {
    const patience = new AbortController();
    const busy = wait(PATIENCE_MS, { writer: "busy" } as const, { signal: patience.signal });
    try {
      await calls.read();
      return await Promise.race([askWriter(), busy]);
    } finally {
      busy.catch(() => undefined);
      patience.abort();
    }
  };
}
