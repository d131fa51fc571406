import type { BackupProgress } from "./backup-progress.ts";

const PROGRESS_MS = 2000;

/** What a command that copies a lot tells while it works: figures now and then, and Ctrl C gives it up. */
export interface CommandReport {
  readonly progress: BackupProgress;
  /** How much it was, when it is done. */
  figures(): string;
}

/** `done` is what became of rows and files, such as "kopierade". */
export function newCommandReport(done: string): CommandReport {
  const givenUp = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => givenUp.abort());
  const from = performance.now();
  let told = from;
  let rows = 0;
  let files = 0;
  let bytes = 0;
  const counted = () =>
    `${count(rows)} poster och ${count(files)} filer (${count(bytes / 1e6, 1)} MB) ${done}`;
  const tell = (): void => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    process.stderr.write(`${counted()} ...\n`);
  };
  return {
    progress: {
      signal: givenUp.signal,
      onRows(more) {
        rows += more;
        tell();
      },
      onFile(size) {
        files += 1;
        bytes += size;
        tell();
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
