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
  /** Mutants that a test detected, also by a timeout. */
  readonly detected: number;
  /** All that can be run: those that do not compile, or are marked as equivalent, do not count. */
  readonly of: number;
  /** Those that no test detected, as `file:line:column what -> with`. */
  readonly missed: readonly string[];
}

const DETECTED = new Set(["Killed", "Timeout"]);
const MISSED = new Set(["Survived", "NoCoverage"]);

export function mutationScore({ files }: MutationReport): MutationScore {
  const mutants = Object.entries(files).flatMap(([file, { mutants: those }]) =>
    those.map((mutant) => ({ file, mutant })),
  );
  const detected = mutants.filter(({ mutant }) => DETECTED.has(mutant.status)).length;
  const missed = mutants.filter(({ mutant }) => MISSED.has(mutant.status));
  return {
    detected,
    of: detected + missed.length,
    missed: missed.map(({ file, mutant }) => {
      const { line, column } = mutant.location.start;
      return `${file}:${line}:${column} ${mutant.mutatorName} -> ${mutant.replacement ?? ""}`;
    }),
  };
}

/** In per cent with one decimal, rounded down: 89.96 is not 90. */
export function scorePercent({ detected, of }: Pick<MutationScore, "detected" | "of">): string {
  return of === 0 ? "-" : (Math.floor((detected / of) * 1000) / 10).toFixed(1);
}
