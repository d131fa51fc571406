import { createHash, randomUUID } from "node:crypto";
import { createReadStream, type Stats } from "node:fs";
import { opendir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline, Transform } from "node:stream";
import { flushFolder, writeFlushed } from "../disk/flushed-file.ts";
import { makeFolder } from "../disk/make-folder.ts";
import { type BlobStore, DAMAGED_BYTES } from "./blob-store.ts";

/** No upload takes this long. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;
/** Recent bytes are never swept: a row that refers to them may be about to be written. */
const NEW_MS = 60 * 60 * 1000;

/** A store of bytes in a folder, ready to be written to. */
export async function openFolderBlobStore(folder: string, now: () => Date): Promise<BlobStore> {
  await makeFolder(incomingOf(folder));
  return folderBlobStore(folder, now);
}

/**
 * Bytes in a folder, each under its SHA-256. They are written to a temporary file, flushed and renamed into place, so
 * that everything at an address is whole and on disk.
 */
export function folderBlobStore(folder: string, now: () => Date): BlobStore {
  const incoming = incomingOf(folder);
  const placeOf = (sha256: string): { readonly inner: string; readonly file: string } => {
    const inner = join(folder, sha256.slice(0, 2));
    return { inner, file: join(inner, sha256) };
  };
  return {
    async put(bytes) {
      const aside = join(incoming, randomUUID());
      try {
        const { sha256, bytes: size } = await writeFlushed(aside, bytes);
        const { inner, file } = placeOf(sha256);
        await makeFolder(inner);
        await rename(aside, file);
        await flushFolder(inner);
        await flushFolder(folder);
        return { sha256, size };
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async get(sha256) {
      if (!isAddress(sha256)) return undefined;
      const { file } = placeOf(sha256);
      if ((await statOf(file)) === undefined) return undefined;
      return pipeline(createReadStream(file), contentCheck(sha256), () => undefined);
    },
    async stat(sha256) {
      const stats = isAddress(sha256) ? await statOf(placeOf(sha256).file) : undefined;
      return stats && { size: stats.size };
    },
    list: () => addressesIn(folder),
    async remove(sha256) {
      if (!isAddress(sha256)) return;
      const { file } = placeOf(sha256);
      const stats = await statOf(file);
      if (stats === undefined || now().getTime() - stats.mtimeMs < NEW_MS) return;
      await rm(file, { force: true });
    },
    forgetAbandoned: () => forgetAbandoned(incoming, now().getTime()),
  };
}

/** Removes uploads that were cut off. A younger file may be an upload in progress at another process on this folder. */
async function forgetAbandoned(incoming: string, now: number): Promise<void> {
  for (const name of await readdir(incoming)) {
    const file = join(incoming, name);
    const stats = await statOf(file);
    if (stats !== undefined && now - stats.mtimeMs > ABANDONED_MS) {
      await rm(file, { recursive: true, force: true });
    }
  }
}

/** Passes the bytes on, and fails before the end when they do not match the address. */
function contentCheck(sha256: string): Transform {
  const digest = createHash("sha256");
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const isSame = digest.digest("hex") === sha256;
      done(
        isSame
          ? null
          : Object.assign(new Error(`the bytes of ${sha256} are damaged`), { code: DAMAGED_BYTES }),
      );
    },
  });
}

async function* addressesIn(folder: string): AsyncGenerator<string> {
  for await (const inner of namesIn(folder)) {
    if (!/^[0-9a-f]{2}$/.test(inner)) continue;
    for await (const name of namesIn(join(folder, inner))) {
      if (isAddress(name) && name.startsWith(inner)) yield name;
    }
  }
}

/** No names for a folder that does not exist. */
async function* namesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function incomingOf(folder: string): string {
  return join(folder, "incoming");
}

async function statOf(file: string): Promise<Stats | undefined> {
  try {
    return await stat(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

function isAddress(sha256: string): boolean {
  return /^[0-9a-f]{64}$/.test(sha256);
}
