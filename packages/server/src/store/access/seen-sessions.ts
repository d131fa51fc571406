/** Times at which sessions were seen, while they wait for the writer. */
export interface SeenSessions {
  /** The time that is not written yet. */
  waiting(sessionId: string): number | undefined;
  /** Writes it down when its turn comes; nobody waits for that, and a failure costs the session a minute of its life. */
  see(sessionId: string, now: number): void;
}

/** Who signs in or calls must not wait for somebody else's long commit just to have the time written down. */
export function seenSessions(write: (sessionId: string, now: number) => Promise<void>): SeenSessions {
  const waiting = new Map<string, number>();
  return {
    waiting: (sessionId) => waiting.get(sessionId),
    see(sessionId, now) {
      if (waiting.has(sessionId)) return;
      waiting.set(sessionId, now);
      void write(sessionId, now)
        .catch(() => undefined)
        .finally(() => waiting.delete(sessionId));
    },
  };
}
