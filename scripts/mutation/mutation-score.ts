/** One way of breaking the code, and what the tests said (mutation-testing-report-schema). */
export interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

export interface MutationScore {
  /** Mutants that a test noticed, also by never ending. */
  readonly found: number;
  /** All that can be run: those that do not compile, or are marked as meaning the same, do not count. */
  readonly of: number;
  /** Those that no test noticed, as `file:line:column what -> with`. */
  readonly missed: readonly string[];
}

const FOUND = new Set(["Killed", "Timeout"]);
const MISSED = new Set(["Survived", "NoCoverage"]);

export function mutationScore({ files }: MutationReport): MutationScore {
  const mutants = Object.entries(files).flatMap(([file, { mutants: those }]) =>
    those.map((mutant) => ({ file, mutant })),
  );
  const found = mutants.filter(({ mutant }) => FOUND.has(mutant.status)).length;
  const missed = mutants.filter(({ mutant }) => MISSED.has(mutant.status));
  return {
    found,
    of: found + missed.length,
    missed: missed.map(({ file, mutant }) => {
      const { line, column } = mutant.location.start;
      return `${file}:${line}:${column} ${mutant.mutatorName} -> ${mutant.replacement ?? ""}`;
    }),
  };
}

/** In per cent with one decimal, rounded down: 89.96 is not 90. */
export function scorePercent({ found, of }: Pick<MutationScore, "found" | "of">): string {
  return of === 0 ? "-" : (Math.floor((found / of) * 1000) / 10).toFixed(1);
}
