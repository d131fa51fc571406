import { inflateRawSync } from "node:zlib";

const FILE = 0x04034b50;

/** The files of a zip archive by their names, as text. Their sizes come before each: streamed archives are not read. */
export function zipEntries(archive: Buffer): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (let at = 0; archive.readUInt32LE(at) === FILE; ) {
    const [packed, nameLength, extraLength] = [
      archive.readUInt32LE(at + 18),
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ];
    const name = archive.toString("utf8", at + 30, at + 30 + nameLength);
    const start = at + 30 + nameLength + extraLength;
    const bytes = archive.subarray(start, start + packed);
    entries.set(name, (archive.readUInt16LE(at + 8) === 0 ? bytes : inflateRawSync(bytes)).toString("utf8"));
    at = start + packed;
  }
  return entries;
}
