import { createReadStream } from "node:fs";
import { join } from "node:path";
import { type BackupManifest, blobPath, ROWS_FOLDER } from "./backup-manifest.ts";
import type { BackupProgress } from "./backup-progress.ts";
import { contentOf, isSame } from "./flushed-file.ts";

/** What of a backup is not as its manifest says: the names of its files. Reads every byte. */
export async function backupFaults(
  folder: string,
  manifest: BackupManifest,
  { signal }: Pick<BackupProgress, "signal">,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [table, told] of Object.entries(manifest.tables)) {
    signal.throwIfAborted();
    const name = join(ROWS_FOLDER, `${table}.ndjson`);
    if (!isSame(await contentOf(join(folder, name)), told)) faults.push(name);
    else if ((await countRows(join(folder, name))) !== told.rows) faults.push(name);
  }
  for (const told of manifest.files) {
    signal.throwIfAborted();
    if (!isSame(await contentOf(blobPath(folder, told.sha256)), told)) faults.push(`files/${told.sha256}`);
  }
  for (const [name, told] of Object.entries(manifest.keys)) {
    if (!isSame(await contentOf(join(folder, name)), told)) faults.push(name);
  }
  return faults;
}

async function countRows(path: string): Promise<number> {
  let rows = 0;
  for await (const row of backedUpRows(path)) rows += Object.keys(row).length > 0 ? 1 : 0;
  return rows;
}

/** A row of a backup, by the names of its columns. */
export type BackedUpRow = Readonly<Record<string, string | number | null>>;

/** The rows of a table in a backup, one after the other. */
export async function* backedUpRows(path: string): AsyncGenerator<BackedUpRow> {
  let rest = "";
  for await (const part of createReadStream(path, { encoding: "utf8" })) {
    const lines = `${rest}${String(part)}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const row: BackedUpRow = JSON.parse(line);
      yield row;
    }
  }
}
