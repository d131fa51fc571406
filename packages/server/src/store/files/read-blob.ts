import { type BlobStore, DAMAGED_BYTES } from "./blob-store.ts";

/** How the bytes of a stored file, which are read to their end, are damaged; undefined when they are not. */
export async function blobDamage(
  blobs: Pick<BlobStore, "get">,
  { sha256, size }: { readonly sha256: string; readonly size: number },
): Promise<"bytes-missing" | "bytes-damaged" | undefined> {
  let read = 0;
  try {
    const bytes = await blobs.get(sha256);
    if (bytes === undefined) return "bytes-missing";
    for await (const chunk of bytes) {
      const part: Uint8Array = chunk;
      read += part.byteLength;
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return error.code === DAMAGED_BYTES ? "bytes-damaged" : "bytes-missing";
  }
  return read === size ? undefined : "bytes-damaged";
}
