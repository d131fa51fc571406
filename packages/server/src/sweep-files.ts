import type { Log } from "./log.ts";
import type { BlobStore } from "./store/blob-store.ts";
import type { FileStore } from "./store/store.ts";

/** Removes the bytes of files that nothing has referred to for 30 days (clarification P17). Never throws. */
export async function sweepFiles(
  files: Pick<FileStore, "sweep">,
  blobs: Pick<BlobStore, "remove">,
  log: Log,
): Promise<void> {
  try {
    const unused = await files.sweep();
    for (const sha256 of unused) await blobs.remove(sha256);
    if (unused.length > 0) log.info({ count: unused.length }, "unused files removed");
  } catch (error) {
    log.error({ err: error }, "unused files could not be removed");
  }
}
