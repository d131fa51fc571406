import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline, type Readable, Transform } from "node:stream";
import type { BlobStore } from "./blob-store.ts";

/** No upload takes so long. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;
/** Bytes that came lately stay whatever a sweep says: somebody may be about to name them. */
const NEW_MS = 60 * 60 * 1000;

/**
 * Bytes in a folder, each under its SHA-256. They are written aside, flushed and renamed into place, so that whatever
 * has an address is whole and on the disk.
 */
export async function openFolderBlobStore(folder: string, now: () => Date): Promise<BlobStore> {
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await forgetAbandoned(incoming, now().getTime());
  const placeOf = (sha256: string): { readonly inner: string; readonly file: string } => {
    const inner = join(folder, sha256.slice(0, 2));
    return { inner, file: join(inner, sha256) };
  };
  return {
    async put(bytes) {
      const aside = join(incoming, randomUUID());
      try {
        const written = await writeFlushed(aside, bytes);
        const { inner, file } = placeOf(written.sha256);
        await mkdir(inner, { recursive: true, mode: 0o700 });
        await rename(aside, file);
        await flushFolder(inner);
        await flushFolder(folder);
        return written;
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async get(sha256) {
      if (!isAddress(sha256)) return undefined;
      const { file } = placeOf(sha256);
      if ((await modifiedAt(file)) === undefined) return undefined;
      return pipeline(createReadStream(file), contentCheck(sha256), () => undefined);
    },
    async remove(sha256) {
      if (!isAddress(sha256)) return;
      const { file } = placeOf(sha256);
      const modified = await modifiedAt(file);
      if (modified === undefined || now().getTime() - modified < NEW_MS) return;
      await rm(file, { force: true });
    },
  };
}

/** What a stop left half written is of no use. What is younger may be an upload at another process of this folder. */
async function forgetAbandoned(incoming: string, now: number): Promise<void> {
  for (const name of await readdir(incoming)) {
    const file = join(incoming, name);
    const modified = await modifiedAt(file);
    if (modified !== undefined && now - modified > ABANDONED_MS) {
      await rm(file, { recursive: true, force: true });
    }
  }
}

async function writeFlushed(
  file: string,
  bytes: Readable,
): Promise<{ readonly sha256: string; readonly size: number }> {
  const digest = createHash("sha256");
  let size = 0;
  const handle = await open(file, "wx", 0o600);
  try {
    for await (const chunk of bytes) {
      const part: Buffer = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      digest.update(part);
      size += part.byteLength;
      await handle.writeFile(part);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { sha256: digest.digest("hex"), size };
}

/** Passes the bytes on, and fails before the end when they are not those of the address. */
function contentCheck(sha256: string): Transform {
  const digest = createHash("sha256");
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(digest.digest("hex") === sha256 ? null : new Error(`the bytes of ${sha256} are damaged`));
    },
  });
}

/** A name in a folder is on the disk when the folder is flushed. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function modifiedAt(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isAddress(sha256: string): boolean {
  return /^[0-9a-f]{64}$/.test(sha256);
}
