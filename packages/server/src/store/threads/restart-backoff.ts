export interface BackoffDelays {
  /** Before the first restart. */
  readonly firstMs: number;
  /** Each following delay is twice as long, up to this. */
  readonly longestMs: number;
  /** A thread that has lived this long did not die of its start: the delays begin again from the first. */
  readonly settledMs: number;
}

export const BACKOFF: BackoffDelays = { firstMs: 100, longestMs: 60_000, settledMs: 60_000 };

/** Exponential backoff: how long to wait before a thread that has ended is started again. */
export function restartBackoff({ firstMs, longestMs, settledMs }: BackoffDelays): {
  /** The delay after a thread that has lived this long has ended. */
  next(livedMs: number): { readonly endings: number; readonly pauseMs: number };
} {
  let endings = 0;
  return {
    next(livedMs) {
      endings = livedMs >= settledMs ? 1 : endings + 1;
      return { endings, pauseMs: Math.min(longestMs, firstMs * 2 ** (endings - 1)) };
    },
  };
}
