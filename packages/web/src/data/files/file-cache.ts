import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseName } from "../browser-databases.ts";

/** The bytes of a stored file, and its content type. */
export interface FileContent {
  readonly bytes: ArrayBuffer;
  readonly mimeType: string;
}

interface FileSchema extends DBSchema {
  /** By file id; a stored file never changes. */
  files: { key: string; value: FileContent };
}

/** Larger files are loaded each time, so that a few of them do not fill the cache. */
const LARGEST_KEPT = 20_000_000;

/** A file from the browser's cache; undefined when it is not there. */
export async function readCachedFile(
  companyId: number,
  userId: string,
  id: string,
): Promise<FileContent | undefined> {
  return withDatabase(companyId, userId, (database) => database.get("files", id)).catch(() => undefined);
}

/** Caches a file; a browser without space does without. */
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

/** Opens the database for one operation only: an open connection would prevent its deletion. */
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

/** The ids of the files that the browser holds of a company; none when it cannot tell. */
export async function cachedFileIds(companyId: number, userId: string): Promise<readonly string[]> {
  return withDatabase(companyId, userId, (database) => database.getAllKeys("files")).catch(() => []);
}
