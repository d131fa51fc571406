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

/** The endings of the file names that can be vouchers, without a dot (specification 2 §5). */
export const ATTACHMENT_EXTENSIONS: readonly string[] = [...KINDS.keys()];

/** Said about every other file (specification 2 §5). */
export const REFUSED_FILE_TEXT = "Enbart bilder och pdf:er kan laddas upp som verifikat";

/** What the name of a file says that it is; undefined for one that cannot be a voucher. */
export function attachmentKind(fileName: string): AttachmentKind | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1];
  return extension === undefined ? undefined : KINDS.get(extension.toLowerCase());
}
