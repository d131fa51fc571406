import type { Guess } from "../replay/method.ts";
import type { Labels } from "./labels.ts";

/** Guesses from the probabilities of numbered answers, best first. */
export function ranked(labels: Labels, probabilities: Iterable<readonly [number, number]>): readonly Guess[] {
  return [...probabilities]
    .toSorted(([, a], [, b]) => b - a)
    .map(([no, probability]) => ({ pattern: labels.pattern(no), probability }));
}
