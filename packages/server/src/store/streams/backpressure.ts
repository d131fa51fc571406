/** Parts of about 128 KB that may be sent before the reader has acknowledged them. */
const MAX_UNACKED = 6;
/** A reader that takes nothing for this long counts as gone: the connection it holds open is needed by others. */
const STALL_TIMEOUT_MS = 30_000;

/** Slows a sender down to the speed of its reader. */
export interface Backpressure {
  /** Call after each part; resolves when the next may be sent, and rejects when the reader has gone. */
  sent(): Promise<void>;
  /** The reader has taken this many more parts. */
  acked(count: number): void;
  /** The reader does not want the rest. */
  stop(): void;
}

/** `sent` rejects when the reader takes nothing for `stallTimeoutMs`. */
export function newBackpressure(stallTimeoutMs = STALL_TIMEOUT_MS): Backpressure {
  let unacked = 0;
  let isStopped = false;
  let resume: (() => void) | undefined;
  const waitForReader = async (): Promise<void> => {
    const resumed = Promise.withResolvers<undefined>();
    resume = () => resumed.resolve(undefined);
    const timer = setTimeout(() => resumed.reject(new Error("nobody reads the document")), stallTimeoutMs);
    try {
      await resumed.promise;
    } finally {
      clearTimeout(timer);
      resume = undefined;
    }
  };
  return {
    async sent() {
      unacked += 1;
      // Lets other calls of this thread run in between, however fast the reader is.
      await new Promise(setImmediate);
      if (unacked >= MAX_UNACKED && !isStopped) await waitForReader();
      if (isStopped) throw new Error("the reader of a document has left");
    },
    acked(count) {
      unacked -= count;
      if (unacked < MAX_UNACKED) resume?.();
    },
    stop() {
      isStopped = true;
      resume?.();
    },
  };
}
