import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseName } from "./browser-databases.ts";

/** The bytes of a stored file, and what kind of file it is. */
export interface FileContent {
  readonly bytes: ArrayBuffer;
  readonly mimeType: string;
}

interface FileSchema extends DBSchema {
  /** By file id; a stored file never changes. */
  files: { key: string; value: FileContent };
}

/** Bigger files are loaded each time, so that a few of them do not take all the room there is. */
const LARGEST_KEPT = 20_000_000;

/** A file as the browser keeps it; undefined when it does not. */
export async function readCachedFile(
  companyId: number,
  userId: string,
  id: string,
): Promise<FileContent | undefined> {
  return withDatabase(companyId, userId, (database) => database.get("files", id)).catch(() => undefined);
}

/** Keeps a file; a browser that has no room does without. */
export async function cacheFile(
  companyId: number,
  userId: string,
  id: string,
  content: FileContent,
): Promise<void> {
  if (content.bytes.byteLength > LARGEST_KEPT) return;
  await withDatabase(companyId, userId, (database) => database.put("files", content, id)).catch(
    () => undefined,
  );
}

export async function forgetCachedFile(companyId: number, userId: string, id: string): Promise<void> {
  await withDatabase(companyId, userId, (database) => database.delete("files", id)).catch(() => undefined);
}

/** Opens the database for one thing only: nothing stays open that would stand in the way of deleting it. */
async function withDatabase<T>(
  companyId: number,
  userId: string,
  work: (database: IDBPDatabase<FileSchema>) => Promise<T>,
): Promise<T> {
  const database = await openDB<FileSchema>(databaseName({ companyId, holding: "files", userId }), 1, {
    upgrade: (created) => {
      created.createObjectStore("files");
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
