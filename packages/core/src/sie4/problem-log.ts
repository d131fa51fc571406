import type { Sie4Error, Sie4Finding } from "./sie4-problem.ts";

/** A file of rubbish must not give a million problems: of each kind the first ones tell enough. */
const KEPT_PER_CODE = 100;

/** Collects what is wrong with a file while it is read. */
export class ProblemLog {
  private readonly errorList: Sie4Error[] = [];
  private readonly findingList: Sie4Finding[] = [];
  private readonly errorCounts = new Map<Sie4Error["code"], number>();
  private readonly findingCounts = new Map<Sie4Finding["code"], number>();

  error(problem: Sie4Error): void {
    if (countOne(this.errorCounts, problem.code) <= KEPT_PER_CODE) this.errorList.push(problem);
  }

  finding(problem: Sie4Finding): void {
    if (countOne(this.findingCounts, problem.code) <= KEPT_PER_CODE) this.findingList.push(problem);
  }

  /** In line order; what was left out is told last, a number for each code. */
  errors(): readonly Sie4Error[] {
    const more = leftOut(this.errorCounts).map(
      ([of, count]): Sie4Error => ({ code: "more-errors", line: 0, of, count }),
    );
    return [...byLine(this.errorList), ...more];
  }

  /** As `errors`, for what blocks nothing. */
  findings(): readonly Sie4Finding[] {
    const more = leftOut(this.findingCounts).map(
      ([of, count]): Sie4Finding => ({ code: "more-findings", line: 0, of, count }),
    );
    return [...byLine(this.findingList), ...more];
  }
}

function countOne<Code>(counts: Map<Code, number>, code: Code): number {
  const count = (counts.get(code) ?? 0) + 1;
  counts.set(code, count);
  return count;
}

function leftOut<Code>(counts: ReadonlyMap<Code, number>): [Code, number][] {
  return [...counts]
    .filter(([, count]) => count > KEPT_PER_CODE)
    .map(([code, count]) => [code, count - KEPT_PER_CODE]);
}

function byLine<Problem extends { readonly line: number }>(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.line - b.line);
}
