import type { Sie4Error, Sie4Finding } from "./sie4-problem.ts";

/** A file of rubbish must not give a million problems: of each kind the first ones tell enough. */
const KEPT_PER_CODE = 100;

interface Kind<Problem> {
  readonly kept: Problem[];
  count: number;
}

/** Collects what is wrong with a file while it is read. */
export class ProblemLog {
  private readonly errorKinds = new Map<string, Kind<Sie4Error>>();
  private readonly findingKinds = new Map<string, Kind<Sie4Finding>>();

  error(problem: Sie4Error): void {
    add(this.errorKinds, problem);
  }

  finding(problem: Sie4Finding): void {
    add(this.findingKinds, problem);
  }

  /** In line order; what was left out is told last, a number for each code. */
  errors(): readonly Sie4Error[] {
    const more = leftOut(
      this.errorKinds,
      (like, count): Sie4Error => ({ code: "more-errors", line: 0, of: like.code, count, like }),
    );
    return [...byLine(this.errorKinds), ...more];
  }

  /** As `errors`, for what blocks nothing. */
  findings(): readonly Sie4Finding[] {
    const more = leftOut(
      this.findingKinds,
      (like, count): Sie4Finding => ({ code: "more-findings", line: 0, of: like.code, count, like }),
    );
    return [...byLine(this.findingKinds), ...more];
  }
}

function add<Problem extends { readonly code: string }>(
  kinds: Map<string, Kind<Problem>>,
  problem: Problem,
): void {
  const kind = kinds.get(problem.code) ?? { kept: [], count: 0 };
  kinds.set(problem.code, kind);
  kind.count += 1;
  if (kind.count <= KEPT_PER_CODE) kind.kept.push(problem);
}

function leftOut<Problem>(
  kinds: ReadonlyMap<string, Kind<Problem>>,
  told: (first: Problem, count: number) => Problem,
): Problem[] {
  return [...kinds.values()].flatMap(({ kept: [first], count }) =>
    first === undefined || count <= KEPT_PER_CODE ? [] : [told(first, count - KEPT_PER_CODE)],
  );
}

function byLine<Problem extends { readonly line: number }>(
  kinds: ReadonlyMap<string, Kind<Problem>>,
): Problem[] {
  return [...kinds.values()].flatMap(({ kept }) => kept).sort((a, b) => a.line - b.line);
}
