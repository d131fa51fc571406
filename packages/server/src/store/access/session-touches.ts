/** The times of last calls that have not been written to the database yet. */
export interface SessionTouches {
  /** The time of the last call, while it is not written. */
  pending(sessionId: string): number | undefined;
  /** Writes the time in the background. A failure is ignored: it shortens the session by a minute. */
  touch(sessionId: string, now: number): void;
}

/** Calls must not wait for the long commit of somebody else only because their time is to be written. */
export function sessionTouches(write: (sessionId: string, now: number) => Promise<void>): SessionTouches {
  const pending = new Map<string, number>();
  return {
    pending: (sessionId) => pending.get(sessionId),
    touch(sessionId, now) {
      if (pending.has(sessionId)) return;
      pending.set(sessionId, now);
      void write(sessionId, now)
        .catch(() => undefined)
        .finally(() => pending.delete(sessionId));
    },
  };
}
