import { dirname } from "node:path";
import type { Entry } from "./recorded-entries.ts";

/** A change of a file's bytes that has not been flushed: a disk may have all, some or none of it. */
type Change =
  | { readonly kind: "write"; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: "truncate"; readonly length: number };

interface StoredFile {
  flushed: Buffer;
  pending: Change[];
}

/** A change of names that has not been flushed; the file system's journal keeps their order. */
type Naming =
  | { readonly kind: "create"; readonly name: string; readonly file: StoredFile }
  | { readonly kind: "remove"; readonly name: string }
  | { readonly kind: "rename"; readonly name: string; readonly to: string };

/** Random whole numbers from 0 up to and not including `limit`. */
type Random = (limit: number) => number;

/** Files of a folder by their names. */
export type Image = ReadonlyMap<string, Buffer>;

const SECTOR = 512;
/** Memory shared between processes; it is meaningless after a power cut. */
const IS_SHARED_MEMORY = /-shm$/;

/**
 * What a disk holds while a server writes to it. Bytes are on the disk after a flush of their file, a name after a
 * flush of its file or its folder; what has not been flushed may be there, be missing, or be there in part, sector by
 * sector.
 */
export class RecordedDisk {
  readonly #now = new Map<string, StoredFile>();
  readonly #flushed = new Map<string, StoredFile>();
  #namings: Naming[] = [];

  apply(entry: Entry): void {
    if (IS_SHARED_MEMORY.test(entry.name)) return;
    if (entry.kind === "write") this.#file(entry.name).pending.push(entry);
    else if (entry.kind === "truncate") this.#file(entry.name).pending.push(entry);
    else if (entry.kind === "flush") this.#flush(entry.name);
    else if (entry.kind === "create") this.#create(entry.name);
    else if (entry.kind === "remove") this.#name({ kind: "remove", name: entry.name });
    else if (entry.kind === "rename") this.#name({ kind: "rename", name: entry.name, to: entry.to });
  }

  /** Everything that was written, as if the disk was quicker than the power cut. */
  whole(): Image {
    return imageOf(this.#now, (file) => file.pending);
  }

  /** Nothing but what was flushed. */
  flushed(): Image {
    return imageOf(this.#flushed, () => []);
  }

  /** Some of what was not flushed: the first changes of names, any writes, some of them torn. */
  torn(random: Random): Image {
    const names = new Map(this.#flushed);
    for (const naming of this.#namings.slice(0, random(this.#namings.length + 1))) rename(names, naming);
    return imageOf(names, (file) => file.pending.flatMap((change) => tornChange(change, random)));
  }

  #file(name: string): StoredFile {
    const file = this.#now.get(name);
    if (file === undefined) throw new Error(`${name} was written and never made`);
    return file;
  }

  #create(name: string): void {
    this.#name({ kind: "create", name, file: { flushed: Buffer.alloc(0), pending: [] } });
  }

  #name(naming: Naming): void {
    // Folders are made of the names in them.
    if (naming.kind !== "create" && !this.#now.has(naming.name)) return;
    rename(this.#now, naming);
    this.#namings.push(naming);
  }

  #flush(name: string): void {
    const file = this.#now.get(name);
    if (file !== undefined) {
      file.flushed = changed(file.flushed, file.pending);
      file.pending = [];
    }
    const last = this.#namings.findLastIndex((naming) =>
      file === undefined ? folderOf(naming) === name : naming.kind === "create" && naming.file === file,
    );
    for (const naming of this.#namings.splice(0, last + 1)) rename(this.#flushed, naming);
  }
}

function folderOf(naming: Naming): string {
  const folder = dirname(naming.kind === "rename" ? naming.to : naming.name);
  return folder === "." ? "" : folder;
}

function rename(names: Map<string, StoredFile>, naming: Naming): void {
  if (naming.kind === "create") names.set(naming.name, naming.file);
  else {
    const file = names.get(naming.name);
    names.delete(naming.name);
    if (naming.kind === "rename" && file !== undefined) names.set(naming.to, file);
  }
}

function imageOf(
  names: ReadonlyMap<string, StoredFile>,
  changes: (file: StoredFile) => readonly Change[],
): Image {
  return new Map([...names].map(([name, file]) => [name, changed(file.flushed, changes(file))]));
}

function changed(before: Buffer, changes: readonly Change[]): Buffer {
  const longest = Math.max(
    before.length,
    ...changes.map((change) =>
      change.kind === "write" ? change.offset + change.bytes.length : change.length,
    ),
  );
  const bytes = Buffer.alloc(longest);
  before.copy(bytes);
  let { length } = before;
  for (const change of changes) {
    if (change.kind === "write") {
      change.bytes.copy(bytes, change.offset);
      length = Math.max(length, change.offset + change.bytes.length);
    } else {
      bytes.fill(0, Math.min(length, change.length));
      length = change.length;
    }
  }
  return bytes.subarray(0, length);
}

/** All of a change, nothing of it, or some of its sectors, in any order. */
function tornChange(change: Change, random: Random): Change[] {
  const fate = random(3);
  if (fate === 0) return [];
  if (fate === 1 || change.kind === "truncate") return [change];
  const parts: Change[] = [];
  for (let from = 0; from < change.bytes.length; ) {
    const offset = change.offset + from;
    const size = SECTOR - (offset % SECTOR);
    if (random(2) === 0)
      parts.push({ kind: "write", offset, bytes: change.bytes.subarray(from, from + size) });
    from += size;
  }
  return parts;
}
