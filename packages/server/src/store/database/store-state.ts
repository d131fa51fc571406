import { setTimeout as wait } from "node:timers/promises";
import type { StoreState } from "../store.ts";

/** How long a writer that does not answer is waited for. */
const PATIENCE_MS = 800;
/** A reader waits for nobody: one that does not answer for so long has nothing to read from. */
const READER_PATIENCE_MS = 2000;

/**
 * Asks a reader and a writer whether they are there. A commit may keep the writer for seconds; then that is the answer,
 * and the writer is not asked again until it has answered. The same goes for a reader, whose silence rejects.
 */
export function stateOf(calls: {
  readonly read: () => Promise<void>;
  readonly write: () => Promise<void>;
}): () => Promise<StoreState> {
  const askReader = askedOnce(calls.read);
  const askWriter = askedOnce(calls.write);
  return async () => {
    const reader = await orAfter(READER_PATIENCE_MS, askReader(), "silent");
    if (reader === "silent") throw new Error("the store does not answer");
    const writer = await orAfter(PATIENCE_MS, askWriter(), "busy");
    return { writer: writer === "busy" ? "busy" : "ready" };
  };
}

/** Whoever asks while a question is not answered gets the same answer. */
function askedOnce(ask: () => Promise<void>): () => Promise<void> {
  let asked: Promise<void> | undefined;
  return () => {
    asked ??= ask().finally(() => (asked = undefined));
    return asked;
  };
}

async function orAfter<T, Instead>(ms: number, answer: Promise<T>, instead: Instead): Promise<T | Instead> {
  const patience = new AbortController();
  const late = wait(ms, instead, { signal: patience.signal });
  try {
    return await Promise.race([answer, late]);
  } finally {
    answer.catch(() => undefined);
    late.catch(() => undefined);
    patience.abort();
  }
}
