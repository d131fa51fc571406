import type { FiledFiles } from "@huvudbok/core/api";

/** A file that is saved on the person's device. */
export interface FileToSave {
  readonly name: string;
  readonly content: Blob;
}

/** What the log of the company remembers of files: names, sizes and SHA-256, never a text of theirs (FI1). */
export function filedFiles(files: readonly FileToSave[]): Promise<FiledFiles["files"]> {
  return Promise.all(
    files.map(async ({ name, content }) => ({
      name,
      size: content.size,
      sha256: hex(await crypto.subtle.digest("SHA-256", await content.arrayBuffer())),
    })),
  );
}

function hex(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
