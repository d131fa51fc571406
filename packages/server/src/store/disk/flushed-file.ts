import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "./make-folder.ts";

export interface FileContent {
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly sha256: string;
}

/** Writes a new file for its owner only, flushes it, and returns what was written. */
export async function writeFlushed(
  path: string,
  parts: AsyncIterable<Uint8Array | string>,
): Promise<FileContent> {
  await makeFolder(dirname(path));
  const digest = createHash("sha256");
  let bytes = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const part of parts) {
      const buffer = typeof part === "string" ? Buffer.from(part) : part;
      digest.update(buffer);
      bytes += buffer.byteLength;
      await file.writeFile(buffer);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: digest.digest("hex") };
}

/** Flushes a folder, so that the names in it are on disk. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The folder and those in it, the inner ones first. */
export async function foldersBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inner = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return [...inner.toReversed(), folder];
}

/** The current content of a file; undefined when it does not exist. */
export async function contentOf(path: string): Promise<FileContent | undefined> {
  const digest = createHash("sha256");
  let bytes = 0;
  try {
    for await (const part of createReadStream(path)) {
      const buffer: Buffer = part;
      digest.update(buffer);
      bytes += buffer.length;
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  return { bytes, sha256: digest.digest("hex") };
}

export function isSame(one: FileContent | undefined, other: FileContent): boolean {
  return one?.bytes === other.bytes && one.sha256 === other.sha256;
}
