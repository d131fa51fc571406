/** Something to be timed. It may return its own time in ms; otherwise the time until it is done counts. */
export type Timed = () => unknown;

/**
 * Times several things in alternation, so that a slow machine slows all of them, and returns the median of each in ms,
 * in the order given. Garbage is collected before each when the process was started with --expose-gc.
 */
export async function mediansInTurns(
  rounds: number,
  tasks: readonly Timed[],
  { sweeps = true } = {},
): Promise<readonly number[]> {
  const times = tasks.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, task] of tasks.entries()) {
      if (sweeps) globalThis.gc?.();
      const from = performance.now();
      const result = await task();
      times[index]?.push(typeof result === "number" ? result : performance.now() - from);
    }
  }
  return times.map(median);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
