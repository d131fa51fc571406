/** The kinds of file that can be a voucher or a note: what the name says and how the bytes begin. */
interface AcceptedKind {
  readonly mimeType: string;
  readonly extensions: readonly string[];
  readonly matches: (start: Uint8Array) => boolean;
}

/** How many bytes from the start of a file are enough to recognize its type. */
export const START_BYTES = 1024;

const KINDS: readonly AcceptedKind[] = [
  {
    mimeType: "image/jpeg",
    extensions: ["jpg", "jpeg"],
    matches: (start) => begins(start, [0xff, 0xd8, 0xff]),
  },
  {
    mimeType: "image/png",
    extensions: ["png"],
    matches: (start) => begins(start, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  { mimeType: "image/gif", extensions: ["gif"], matches: (start) => /^GIF8[79]a/.test(latin(start)) },
  { mimeType: "image/webp", extensions: ["webp"], matches: (start) => /^RIFF[^]{4}WEBP/.test(latin(start)) },
  { mimeType: "image/heic", extensions: ["heic"], matches: isHeif },
  { mimeType: "image/heif", extensions: ["heif"], matches: isHeif },
  // Some programs write a line before the header; readers look through the first 1024 bytes.
  { mimeType: "application/pdf", extensions: ["pdf"], matches: (start) => latin(start).includes("%PDF-") },
  { mimeType: "text/markdown", extensions: ["md", "markdown"], matches: isText },
];

/** The type of a file that may be uploaded; undefined for any other. Name and content must agree. */
export function acceptedType(filename: string, start: Uint8Array): string | undefined {
  const extension = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? "";
  const kind = KINDS.find((one) => one.extensions.includes(extension));
  if (kind?.matches(start) === true) return kind.mimeType;
  // Phones name pictures arbitrarily, so among pictures the content decides.
  const isPicture = kind?.mimeType.startsWith("image/") === true;
  const other = isPicture
    ? KINDS.find((one) => one.mimeType.startsWith("image/") && one.matches(start))
    : undefined;
  return other?.mimeType;
}

function begins(start: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => start[index] === byte);
}

function latin(start: Uint8Array): string {
  return Buffer.from(start.buffer, start.byteOffset, start.byteLength).toString("latin1");
}

/** ISO media with one of the brands of still pictures. */
function isHeif(start: Uint8Array): boolean {
  return /^[^]{4}ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1|heif)/.test(latin(start));
}

/** UTF-8 without control characters; a character may be cut at the end of the inspected bytes. */
function isText(start: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(start, { stream: true });
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/[\0-\x08\x0e-\x1f]/.test(text);
  } catch {
    return false;
  }
}
