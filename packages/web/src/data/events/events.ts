import { askServer, requestApi } from "../api/api-client.ts";
import { failureOf } from "../api/api-failure.ts";
import { isServerReached } from "../api/server-reached.ts";
import { type DocumentEvent, readEvents } from "./event-stream.ts";

/** The wait before the second attempt; twice as long before the third, and so on. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** A silent server that goes on is noticed by the connection that waits for it, so it waits longer than other calls. */
const CONNECTED_WITHIN_MS = 45_000;

export interface EventListener {
  readonly userId: string;
  readonly onDocument: (event: DocumentEvent) => void;
  /** The connection is restored after an interruption in which any event may have been missed. */
  readonly onConnect: () => void;
  /** The server does not answer; it is asked again from time to time. */
  readonly onAway?: () => void;
}

/**
 * Receives from the server which documents have a new revision, until it is stopped. Of all tabs of a user one holds
 * the connection, since a browser opens only six to one server; that tab broadcasts to the others.
 */
export function listenToEvents(listener: EventListener): () => void {
  const stopper = new AbortController();
  const { signal } = stopper;
  if ("locks" in navigator) {
    navigator.locks
      .request(`huvudbok-events-${listener.userId}`, { signal }, () => stayConnected(listener, signal))
      .catch(() => undefined);
  } else {
    void stayConnected(listener, signal);
  }
  return () => stopper.abort();
}

async function stayConnected(listener: EventListener, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      const response = await requestApi("GET", "/api/events", {
        signal,
        userId: listener.userId,
        answerWithinMs: CONNECTED_WITHIN_MS,
      });
      failures = 0;
      listener.onConnect();
      if (response.body === null) return;
      for await (const event of readEvents(response.body)) listener.onDocument(event);
    } catch (thrown) {
      // Without a sign-in there are no events; the next sign-in gets a connection of its own.
      if (failureOf(thrown).status === 401) return;
      failures += 1;
      if (!signal.aborted) await askServer();
      if (!signal.aborted && !isServerReached()) listener.onAway?.();
    }
    await wait(waitingTime(failures), signal);
  }
}

/** Spread out, so that not every browser reconnects in the same moment after a restart of the server. */
function waitingTime(failures: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener(
    "abort",
    () => {
      clearTimeout(timer);
      resolve();
    },
    { once: true },
  );
  return promise;
}
