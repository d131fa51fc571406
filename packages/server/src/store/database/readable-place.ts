import { copyFile, mkdtemp, open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { DatabasePlace } from "./database.ts";
import { errorCode } from "./error-code.ts";
import { openFileToRead } from "./open-file-to-read.ts";

/** A database that can be read where it is, or a copy of it until `dispose`. */
export interface ReadablePlace {
  readonly place: DatabasePlace;
  readonly dispose: () => Promise<void>;
}

/** The database lies where nothing can be written, and what was written last is only in its log; said in Swedish. */
export class UnreadableLog extends Error {}

/**
 * SQLite makes a file beside a database in WAL mode even to read it, so one on read-only media cannot be opened. It is
 * then copied to a temporary folder, which `onCopy` is told of: nobody can be writing to it.
 */
export async function readablePlace(
  place: DatabasePlace,
  onCopy: (folder: string) => void = () => undefined,
): Promise<ReadablePlace> {
  if (place.engine !== "sqlite" || !(await isUnopenedWal(place.file))) {
    return { place, dispose: async () => undefined };
  }
  if (((await stat(`${place.file}-wal`).catch(() => undefined))?.size ?? 0) > 0)
    throw unreadableLog(place.file);
  const folder = await mkdtemp(join(tmpdir(), "huvudbok-copy-"));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    onCopy(folder);
    const file = join(folder, basename(place.file));
    await copyFile(place.file, file);
    return { place: { engine: "sqlite", file }, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** What the operator is told of the copy. */
export function copyText(folder: string): string {
  return `Databasen ligger där ingenting kan skrivas. Den kopieras till ${folder} och läses där; kopian tas bort sedan.`;
}

/** Whether there is a database in WAL mode that SQLite cannot open. */
async function isUnopenedWal(file: string): Promise<boolean> {
  return isUnopened(file) && (await isWal(file));
}

function isUnopened(file: string): boolean {
  try {
    const connection = openFileToRead(file);
    try {
      connection.pragma("schema_version");
    } finally {
      connection.close();
    }
    return false;
  } catch (error) {
    return /^SQLITE_(CANTOPEN|READONLY)/.test(errorCode(error) ?? "");
  }
}

/** Where the first page says how the file is written: 2 is WAL. */
const WRITE_VERSION = 18;

async function isWal(file: string): Promise<boolean> {
  const opened = await open(file).catch(() => undefined);
  if (opened === undefined) return false;
  try {
    const { buffer } = await opened.read(Buffer.alloc(1), 0, 1, WRITE_VERSION);
    return buffer[0] === 2;
  } finally {
    await opened.close();
  }
}

function unreadableLog(file: string): UnreadableLog {
  const name = basename(file);
  return new UnreadableLog(
    `Mappen går inte att skriva i, och det som skrevs sist finns bara i ${name}-wal. Kopiera ${name} och ${name}-wal till en mapp som går att skriva i, och ange den i HUVUDBOK_DATA_DIR.`,
  );
}
