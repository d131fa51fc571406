const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 300_000;

/**
 * How long to wait before the server is asked again when a call has not reached it: not at all the first time, then
 * longer and longer while it goes on. Without that a call that always fails beside a connection that holds would make
 * one call after the other.
 */
export class DoubtPace {
  #count = 0;
  #lastAt = Number.NEGATIVE_INFINITY;

  /** Milliseconds to wait for a doubt that comes at `now`, in milliseconds since 1970. */
  next(now: number): number {
    if (now - this.#lastAt > 2 * LONGEST_WAIT_MS) this.#count = 0;
    const wait = this.#count === 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#count - 1));
    this.#count += 1;
    this.#lastAt = now + wait;
    return wait;
  }
}
