/** One thing that a server did to its files, in the order in which it did them. */
export type Entry =
  | { readonly kind: "write"; readonly name: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: "truncate"; readonly name: string; readonly length: number }
  | { readonly kind: "flush" | "create" | "remove" | "folder"; readonly name: string }
  | { readonly kind: "rename"; readonly name: string; readonly to: string };

/** An entry with the length of the log after it: in a log of at least this length the entry is complete. */
export interface RecordedEntry {
  readonly entry: Entry;
  readonly end: number;
}

const KINDS = ["write", "truncate", "flush", "create", "rename", "remove", "folder"] as const;
/** Kind, two lengths of names, a spare, offset and length of the bytes: see `recorder.c`. */
const HEAD_BYTES = 32;

/** Reads the log of the recorder. An incomplete entry at its end is left out. Throws on an unknown kind of entry. */
export function readEntries(log: Buffer): RecordedEntry[] {
  const entries: RecordedEntry[] = [];
  let at = 0;
  while (at + HEAD_BYTES <= log.length) {
    const [kindNumber, nameLength, toLength] = [0, 4, 8].map((offset) => log.readUInt32LE(at + offset));
    const [offset, length] = [16, 24].map((from) => Number(log.readBigUInt64LE(at + from)));
    const kind = KINDS[(kindNumber ?? 0) - 1];
    const names = at + HEAD_BYTES;
    const name = log.toString("utf8", names, names + (nameLength ?? 0));
    const bytesFrom = names + (nameLength ?? 0) + (toLength ?? 0);
    const to = log.toString("utf8", names + (nameLength ?? 0), bytesFrom);
    const end = bytesFrom + (kind === "write" ? (length ?? 0) : 0);
    if (end > log.length) break;
    if (kind === undefined) throw new Error(`${name} was written in a way that is not recorded`);
    entries.push({
      entry: entryOf(kind, name, to, offset ?? 0, length ?? 0, log.subarray(bytesFrom, end)),
      end,
    });
    at = end;
  }
  return entries;
}

function entryOf(
  kind: (typeof KINDS)[number],
  name: string,
  to: string,
  offset: number,
  length: number,
  bytes: Buffer,
): Entry {
  if (kind === "write") return { kind, name, offset, bytes };
  if (kind === "truncate") return { kind, name, length };
  if (kind === "rename") return { kind, name, to };
  return { kind, name };
}
