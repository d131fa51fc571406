import { setTimeout as wait } from "node:timers/promises";
import type { StoreState } from "../store.ts";

/** A writer that has not answered within this time is busy. */
const WRITER_TIMEOUT_MS = 800;
/** A reader never waits for others: one that has not answered within this time cannot read. */
const READER_TIMEOUT_MS = 2000;

/**
 * Checks that a reader and a writer answer. A commit may occupy the writer for seconds: then it is reported as busy, and
 * is not asked again until it has answered. A reader that does not answer rejects.
 */
export function stateOf(calls: {
  readonly read: () => Promise<void>;
  readonly write: () => Promise<void>;
}): () => Promise<StoreState> {
  const askReader = singleFlight(calls.read);
  const askWriter = singleFlight(calls.write);
  return async () => {
    const reader = await withTimeout(READER_TIMEOUT_MS, askReader(), "silent");
    if (reader === "silent") throw new Error("the store does not answer");
    const writer = await withTimeout(WRITER_TIMEOUT_MS, askWriter(), "busy");
    return { writer: writer === "busy" ? "busy" : "ready" };
  };
}

/** Calls made while one is pending share its answer. */
function singleFlight(ask: () => Promise<void>): () => Promise<void> {
  let pending: Promise<void> | undefined;
  return () => {
    pending ??= ask().finally(() => (pending = undefined));
    return pending;
  };
}

async function withTimeout<T, Instead>(
  ms: number,
  answer: Promise<T>,
  instead: Instead,
): Promise<T | Instead> {
  const timer = new AbortController();
  const late = wait(ms, instead, { signal: timer.signal });
  try {
    return await Promise.race([answer, late]);
  } finally {
    answer.catch(() => undefined);
    late.catch(() => undefined);
    timer.abort();
  }
}
