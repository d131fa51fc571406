import type { FileInfo } from "@huvudbok/core/api";
import type { FastifyReply } from "fastify";
import type { BlobStore } from "../store/files/blob-store.ts";
import { RefusalError } from "./refusal.ts";

/** A file that a browser opens by itself loads and runs nothing; the pages show it by a blob of their own. */
const FILE_POLICY = "default-src 'none'; sandbox";

/** The bytes of a stored file, checked against their address on the way. */
export async function sendFile(
  reply: FastifyReply,
  blobs: BlobStore,
  { file, sha256 }: { readonly file: FileInfo; readonly sha256: string },
): Promise<FastifyReply> {
  const bytes = await blobs.get(sha256);
  if (bytes === undefined) {
    reply.log.error({ file: file.id }, "the bytes of a file are missing");
    throw new RefusalError({
      status: 503,
      type: "BytesAreMissing",
      message:
        "Filens innehåll finns inte på servern just nu. Den som sköter servern behöver se efter; uppgiften om filen finns kvar.",
    });
  }
  return reply
    .header("last-modified", new Date(file.modified).toUTCString())
    .header("content-length", file.size)
    .header("content-disposition", `inline; filename*=UTF-8''${encodeFilename(file.originalFilename)}`)
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", FILE_POLICY)
    .type(file.mimeType.startsWith("text/") ? `${file.mimeType}; charset=utf-8` : file.mimeType)
    .send(bytes);
}

/** As RFC 8187 wants it: encodeURIComponent leaves four characters that mean something in a header. */
function encodeFilename(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
