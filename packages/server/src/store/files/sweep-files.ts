import type { FileStore } from "../store-interface.ts";
import type { BlobStore } from "./blob-store.ts";
import type { SweepClock } from "./sweep-clock.ts";

/**
 * Removes the bytes of files that nothing has referred to for 30 days (ST8), and what is left of uploads that were cut
 * off. Returns the number of files.
 */
export async function sweepFiles(
  files: Pick<FileStore, "sweep">,
  blobs: Pick<BlobStore, "remove" | "forgetAbandoned">,
): Promise<number> {
  await blobs.forgetAbandoned();
  const unused = await files.sweep();
  for (const sha256 of unused) await blobs.remove(sha256);
  return unused.length;
}

/** The same, unless the clock may be wrong: then nothing is removed, and the answer is undefined. */
export async function sweepWhenSafe(
  files: Pick<FileStore, "sweep" | "lastWriteAt">,
  blobs: Pick<BlobStore, "remove" | "forgetAbandoned">,
  clock: SweepClock,
): Promise<number | undefined> {
  return clock.mayRemove(await files.lastWriteAt()) ? sweepFiles(files, blobs) : undefined;
}
