/** Parts of about 128 KB that may be on their way to a reader that has not taken them yet. */
const AHEAD = 6;
/** A reader that takes nothing for so long has gone: what it holds open is needed by others. */
const PATIENCE_MS = 30_000;

/** Holds a sender back to the pace of its reader. */
export interface Pace {
  /** Call after each part; resolves when the next may be sent, and rejects when the reader has gone. */
  sent(): Promise<void>;
  /** The reader has taken so many parts. */
  taken(count: number): void;
  /** The reader wants no more. */
  stop(): void;
}

/** A reader that takes nothing for `patienceMs` is given up. */
export function newPace(patienceMs = PATIENCE_MS): Pace {
  let onWay = 0;
  let isStopped = false;
  let wake: (() => void) | undefined;
  const waitForReader = async (): Promise<void> => {
    const turn = Promise.withResolvers<undefined>();
    wake = () => turn.resolve(undefined);
    const timer = setTimeout(() => turn.reject(new Error("nobody reads the document")), patienceMs);
    try {
      await turn.promise;
    } finally {
      clearTimeout(timer);
      wake = undefined;
    }
  };
  return {
    async sent() {
      onWay += 1;
      // Others of this thread come in between, however fast the reader is.
      await new Promise(setImmediate);
      if (onWay >= AHEAD && !isStopped) await waitForReader();
      if (isStopped) throw new Error("the reader of a document has left");
    },
    taken(count) {
      onWay -= count;
      if (onWay < AHEAD) wake?.();
    },
    stop() {
      isStopped = true;
      wake?.();
    },
  };
}
