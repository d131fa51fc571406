import { Zip, ZipPassThrough } from "fflate/browser";
import type { ArchiveEntry } from "./archive-entries.ts";

export interface FileArchive {
  readonly blob: Blob;
  /** The paths of files that the server does not have. */
  readonly missing: readonly string[];
}

/**
 * Packs files one after the other into a ZIP file, as they are: pictures and PDF files do not get smaller. `load` gives the
 * bytes of a file, or undefined when there are none; what it throws ends the packing.
 */
export async function zipFiles(
  entries: readonly ArchiveEntry[],
  load: (fileId: string) => Promise<ArrayBuffer | undefined>,
  onFile: (done: number) => void,
): Promise<FileArchive> {
  const parts: BlobPart[] = [];
  const missing: string[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    // A copy: the packer uses its buffers again.
    parts.push(chunk.slice());
  });
  for (const [index, { fileId, path }] of entries.entries()) {
    const bytes = await load(fileId);
    if (bytes === undefined) missing.push(path);
    else {
      const file = new ZipPassThrough(path);
      zip.add(file);
      file.push(new Uint8Array(bytes), true);
    }
    onFile(index + 1);
  }
  zip.end();
  return { blob: new Blob(parts, { type: "application/zip" }), missing };
}
