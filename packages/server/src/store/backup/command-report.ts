import type { BackupProgress } from "./backup-progress.ts";

const PROGRESS_MS = 2000;

/** What a command that copies a lot prints while it works: figures at intervals. Ctrl-C cancels it. */
export interface CommandReport {
  readonly progress: BackupProgress;
  /** The total figures, at the end. */
  figures(): string;
}

/** `done` is the Swedish participle for what was done with rows and files, such as "kopierade". */
export function newCommandReport(done: string): CommandReport {
  const givenUp = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => givenUp.abort());
  const from = performance.now();
  let reportedAt = from;
  let rows = 0;
  let files = 0;
  let bytes = 0;
  const counted = () =>
    `${count(rows)} poster och ${count(files)} filer (${count(bytes / 1e6, 1)} MB) ${done}`;
  const report = (): void => {
    if (performance.now() - reportedAt < PROGRESS_MS) return;
    reportedAt = performance.now();
    process.stderr.write(`${counted()} ...\n`);
  };
  return {
    progress: {
      signal: givenUp.signal,
      onRows(more) {
        rows += more;
        report();
      },
      onFile(size) {
        files += 1;
        bytes += size;
        report();
      },
    },
    figures: () => `${counted()} på ${count((performance.now() - from) / 1000, 1)} s`,
  };
}

export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

function count(number: number, decimals = 0): string {
  return number.toLocaleString("sv-SE", { maximumFractionDigits: decimals });
}
