import { createReadStream } from "node:fs";
import { join } from "node:path";
import { contentOf, isSame } from "../disk/flushed-file.ts";
import { type BackupManifest, blobPath, ROWS_FOLDER } from "./backup-manifest.ts";
import type { BackupProgress } from "./backup-progress.ts";

/** The names of the files of a backup that do not match its manifest. Reads every byte. */
export async function damagedFiles(
  folder: string,
  manifest: BackupManifest,
  { signal }: Pick<BackupProgress, "signal">,
): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const [table, expected] of Object.entries(manifest.tables)) {
    signal.throwIfAborted();
    const name = join(ROWS_FOLDER, `${table}.ndjson`);
    if (!isSame(await contentOf(join(folder, name)), expected)) findings.push(name);
    else if ((await countRows(join(folder, name))) !== expected.rows) findings.push(name);
  }
  for (const expected of manifest.files) {
    signal.throwIfAborted();
    if (!isSame(await contentOf(blobPath(folder, expected.sha256)), expected))
      findings.push(`files/${expected.sha256}`);
  }
  for (const [name, expected] of Object.entries(manifest.keys)) {
    if (!isSame(await contentOf(join(folder, name)), expected)) findings.push(name);
  }
  return findings;
}

async function countRows(path: string): Promise<number> {
  let rows = 0;
  for await (const { row } of backedUpRows(path)) rows += Object.keys(row).length > 0 ? 1 : 0;
  return rows;
}

/** A row of a backup, by the names of its columns. */
export type BackedUpRow = Readonly<Record<string, string | number | null>>;

/** The rows of a table in a backup, one after the other, each with how many characters it has there. */
export async function* backedUpRows(
  path: string,
): AsyncGenerator<{ readonly row: BackedUpRow; readonly length: number }> {
  // A row may be megabytes, so its chunks are joined only once.
  let begun: string[] = [];
  for await (const part of createReadStream(path, { encoding: "utf8" })) {
    const lines = String(part).split("\n");
    const last = lines.pop() ?? "";
    for (const rest of lines) {
      const line = [...begun, rest].join("");
      begun = [];
      const row: BackedUpRow = JSON.parse(line);
      yield { row, length: line.length };
    }
    begun.push(last);
  }
}
