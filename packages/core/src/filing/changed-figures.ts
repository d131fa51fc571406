import type { FilingFigures } from "./filing.ts";

/** A figure that the books no longer have as it was declared, in whole kronor; undefined where it was not in the file. */
export interface ChangedFigure {
  readonly code: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/**
 * What has changed since a file was made: its figures against those that a file of the same period would have now, in
 * the order of the codes. A figure of zero is as good as one that is left out (FI4).
 */
export function changedFigures(declared: FilingFigures, now: FilingFigures): readonly ChangedFigure[] {
  const [before, after] = [new Map(Object.entries(declared)), new Map(Object.entries(now))];
  const codes = new Set([...before.keys(), ...after.keys()]);
  return [...codes]
    .filter((code) => (before.get(code) ?? 0) !== (after.get(code) ?? 0))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((code) => ({ code, before: before.get(code), after: after.get(code) }));
}
