/** A body must make at least this progress in this time, because the permit that it holds is needed by others. */
const TICK_MS = 30_000;
const LEAST_PER_TICK = 64 * 1024;

/**
 * Calls `onSlow` when fewer bytes have arrived in half a minute than a body must bring; `arrived` counts them all. The
 * returned function ends the watch.
 */
export function watchPace(arrived: () => number, onSlow: () => void, tickMs = TICK_MS): () => void {
  let before = arrived();
  const clock = setInterval(() => {
    const now = arrived();
    if (now - before < LEAST_PER_TICK) onSlow();
    before = now;
  }, tickMs);
  return () => clearInterval(clock);
}
