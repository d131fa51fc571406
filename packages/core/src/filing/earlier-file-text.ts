import { changedFigures } from "./changed-figures.ts";
import type { RecordedFiles } from "./files-together.ts";

type Made = readonly Pick<RecordedFiles, "figures">[];

/** What an earlier file of a period is called beside the latest one: whether it declares the same (FI9). */
export function earlierFileText(earlier: Made, latest: Made): string {
  const [before, after] = [earlier[0]?.figures, latest[0]?.figures];
  if (before === undefined || after === undefined) return "Tidigare fil";
  return changedFigures(before, after).length === 0
    ? "Tidigare fil med samma belopp"
    : "Tidigare fil med andra belopp";
}
