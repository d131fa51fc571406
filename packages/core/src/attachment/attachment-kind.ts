/** What the bytes of a voucher's file are: browsers show pictures and PDF, and HEIF only after conversion. */
export type AttachmentKind = "picture" | "heif" | "pdf";

const KINDS: ReadonlyMap<string, AttachmentKind> = new Map([
  ["jpg", "picture"],
  ["jpeg", "picture"],
  ["png", "picture"],
  ["gif", "picture"],
  ["webp", "picture"],
  ["heic", "heif"],
  ["heif", "heif"],
  ["pdf", "pdf"],
]);

/** The endings of the file names that can be vouchers, without a dot. */
export const ATTACHMENT_EXTENSIONS: readonly string[] = [...KINDS.keys()];

/** The most characters of a file's name. */
export const LONGEST_FILE_NAME = 255;

/** The text for every other file. */
export const REFUSED_FILE_TEXT = "Enbart bilder och pdf:er kan laddas upp som verifikat";

/** The kind of file by its name; undefined for a file that cannot be a voucher. */
export function attachmentKind(fileName: string): AttachmentKind | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1];
  return extension === undefined ? undefined : KINDS.get(extension.toLowerCase());
}
