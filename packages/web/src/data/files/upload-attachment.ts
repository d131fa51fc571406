import type { Attachment } from "@huvudbok/core/attachment";
import { type FileUpload, uploadFile } from "./upload-file.ts";

/** Uploads a file and creates the item that represents it in the books. Throws `ApiFailure`. */
export async function uploadAttachment(upload: FileUpload): Promise<Attachment> {
  const { id, originalFilename, created } = await uploadFile(upload);
  return { id: crypto.randomUUID(), name: originalFilename, created, fileId: id };
}
