import { dateInFileName } from "../calendar/index.ts";
import { plainLine } from "../text/index.ts";
import type { Draft } from "./draft.ts";

/** An uploaded file that a draft is made of. */
export interface UploadedFile {
  /** The id of the attachment, not that of the stored file. */
  readonly attachmentId: string;
  readonly name: string;
}

/**
 * The draft of an uploaded receipt or invoice: the date that its name has (CA9), its name without ending as the text,
 * and the file (DR8). `id` is a new guid.
 */
export function draftOfFile({ attachmentId, name }: UploadedFile, id: string): Draft {
  const date = dateInFileName(name);
  const text = plainLine(name.normalize("NFC"))
    .replace(/\.[^.]*$/, "")
    .trim();
  return {
    id,
    ...(date === undefined ? {} : { date }),
    text,
    entries: [],
    attachmentIds: [attachmentId],
  };
}
