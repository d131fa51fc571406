import type { BlobStore } from "./blob-store.ts";
import type { FileStore } from "./store.ts";

/** Removes the bytes of files that nothing has referred to for 30 days (clarification P17). Answers how many. */
export async function sweepFiles(
  files: Pick<FileStore, "sweep">,
  blobs: Pick<BlobStore, "remove">,
): Promise<number> {
  const unused = await files.sweep();
  for (const sha256 of unused) await blobs.remove(sha256);
  return unused.length;
}
