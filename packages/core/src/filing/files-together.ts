import type { DateRange } from "../calendar/index.ts";
import { changedFigures } from "./changed-figures.ts";
import { type FilingFigures, type HandedOut, isHandedIn } from "./filing.ts";
import type { FilingKind } from "./filing-kind.ts";

/** A file that was handed out, with its names and what it declared. */
export interface RecordedFiles extends HandedOut {
  readonly files: readonly { readonly name: string }[];
  readonly figures: FilingFigures | undefined;
}

/**
 * The files of a period, each with what is handed in together with it: INFO.SRU and BLANKETTER.SRU that were saved one by
 * one with the same figures are one declaration (FI8). In the order of the first of each. A half that is saved again after
 * the pair was marked does not part it: those of one mark belong together first.
 */
export function filesTogether<Filing extends RecordedFiles>(
  filings: readonly Filing[],
): readonly (readonly Filing[])[] {
  const alone = filings.map((filing) => [filing]);
  const ofOneMark = paired(alone, (one, other) => one.isDeclared === other.isDeclared && isPair(one, other));
  return paired(ofOneMark, isPair);
}

/** Whether what is handed in together is all there: of an income tax return both files (FI8). */
export function isWholeReturn(together: readonly Pick<RecordedFiles, "kind" | "files">[]): boolean {
  return (
    together.every(({ kind }) => kind !== "incomeTax") || together.flatMap(({ files }) => files).length > 1
  );
}

/** Whether somebody has said that both files of the income tax return of a year were handed in (FI8). */
export function isIncomeTaxHandedIn(filings: readonly RecordedFiles[], year: DateRange): boolean {
  return wholeReturns(filings, "incomeTax", year).length > 0;
}

/** What the last return of the period that was handed in declared (FI4); `filings` are newest first. */
export function handedInFigures(
  filings: readonly RecordedFiles[],
  kind: FilingKind,
  period: DateRange,
): FilingFigures | undefined {
  return wholeReturns(filings, kind, period)[0]?.[0]?.figures;
}

function wholeReturns(filings: readonly RecordedFiles[], kind: FilingKind, period: DateRange) {
  const declared = filings.filter((filing) => isHandedIn(filing, kind, period));
  return filesTogether(declared).filter(isWholeReturn);
}

function paired<Filing>(
  groups: readonly (readonly Filing[])[],
  belong: (one: Filing, other: Filing) => boolean,
): readonly (readonly Filing[])[] {
  const found: Filing[][] = [];
  for (const group of groups) {
    const [filing, second] = group;
    const other = found.find(
      ([one, two]) =>
        one !== undefined &&
        two === undefined &&
        filing !== undefined &&
        second === undefined &&
        belong(one, filing),
    );
    if (other === undefined) found.push([...group]);
    else other.push(...group);
  }
  return found;
}

function isPair(one: RecordedFiles, other: RecordedFiles): boolean {
  if (one.kind !== "incomeTax" || one.figures === undefined || other.figures === undefined) return false;
  const names = new Set([...one.files, ...other.files].map(({ name }) => name));
  const isHalf = one.files.length === 1 && other.files.length === 1 && names.size === 2;
  return isHalf && changedFigures(one.figures, other.figures).length === 0;
}
