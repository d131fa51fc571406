import { deleteDB, openDB } from "idb";
import { companiesWithDatabase, databaseName, ON_DISK } from "../browser-databases.ts";
import type { CacheSchema, Database } from "./cache-schema.ts";
import type { CachedDocument, DocumentCache } from "./document-cache.ts";
import type { DocumentText } from "./long/document-text.ts";
import { deleteText, readText, writeText } from "./stored-text.ts";

const STORES = ["documents", "wholes", "differences"] as const;

/**
 * The cache in IndexedDB: one database for each company and user, so that nobody ever reads what another user has left.
 * Differences form a chain from the whole text; two tabs that write the same one do not disturb each other, and what is
 * not in the chain is never read.
 */
export function indexedDbCache(userId: string): DocumentCache {
  const databases = new Map<string, Promise<Database>>();
  const nameFor = (companyId: number) => databaseName({ companyId, holding: "documents", userId });
  let isClosed = false;
  const open = (companyId: number): Promise<Database> => {
    // What is still running when the user signs out must not leave anything behind.
    if (isClosed) return Promise.reject(new Error("The cache of a user who has left is closed"));
    const name = nameFor(companyId);
    const known = databases.get(name);
    if (known !== undefined) return known;
    const opened = openDatabase(name, () => databases.delete(name));
    opened.catch(() => databases.delete(name));
    databases.set(name, opened);
    return opened;
  };
  const close = (name: string) => {
    const database = databases.get(name);
    databases.delete(name);
    void database?.then(
      (opened) => opened.close(),
      () => undefined,
    );
  };
  const openFor = (key: string) => open(companyOf(key));
  return {
    read: async (key) => readDocument(await openFor(key), key),
    writeWhole: async (key, whole) => writeWhole(await openFor(key), key, whole),
    addDifference: async (key, { since, etag, text }) => {
      await (await openFor(key)).put("differences", { etag, text }, [key, since]);
    },
    markChecked: async (key, at) => {
      const transaction = (await openFor(key)).transaction("documents", "readwrite");
      const document = await transaction.store.get(key);
      if (document !== undefined) await transaction.store.put({ ...document, lastChecked: at }, key);
      await transaction.done;
    },
    markAllStale: async () => {
      for (const companyId of await companiesWithDatabase("documents", userId)) {
        await markStale(await open(companyId));
      }
    },
    forget: async (key) => {
      const transaction = (await openFor(key)).transaction(STORES, "readwrite");
      await transaction.objectStore("documents").delete(key);
      await deleteText(transaction.objectStore("wholes"), key);
      await transaction.objectStore("differences").delete(differencesOf(key));
      await transaction.done;
    },
    unsaved: async () => {
      const companies = await companiesWithDatabase("documents", userId);
      const lists = await Promise.all(companies.map(async (id) => (await open(id)).getAll("unsaved")));
      return lists.flat().sort((a, b) => a.createdAt - b.createdAt);
    },
    writeUnsaved: async (record) => {
      const { store, done } = (await open(record.companyId)).transaction("unsaved", "readwrite", ON_DISK);
      await Promise.all([store.put(record, record.requestId), done]);
    },
    removeUnsaved: async (companyId, requestId) => (await open(companyId)).delete("unsaved", requestId),
    forgetCompany: async (companyId) => {
      const name = nameFor(companyId);
      close(name);
      await deleteDB(name);
    },
    close: () => {
      isClosed = true;
      for (const name of databases.keys()) close(name);
    },
  };
}

function companyOf(key: string): number {
  return Number(/^c(\d+)-/.exec(key)?.[1] ?? 0);
}

function openDatabase(name: string, onClosed: () => void): Promise<Database> {
  return openDB<CacheSchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore("documents");
      database.createObjectStore("wholes");
      database.createObjectStore("differences");
      database.createObjectStore("unsaved");
    },
    // Another tab deletes the database at sign-out: this one must not block it.
    blocking: (_current, _blocked, event) => {
      onClosed();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: onClosed,
  });
}

async function readDocument(database: Database, key: string): Promise<CachedDocument | undefined> {
  const transaction = database.transaction(STORES);
  const document = await transaction.objectStore("documents").get(key);
  if (document === undefined) return undefined;
  const whole = await readText(transaction.objectStore("wholes"), key);
  if (whole === undefined) return undefined;
  const differences: { readonly etag: string; readonly text: string }[] = [];
  let etag = whole.etag;
  // A difference leads to a newer ETag, so the chain ends; a repeated one would mean damage.
  const seen = new Set([etag]);
  for (;;) {
    const next = await transaction.objectStore("differences").get([key, etag]);
    if (next === undefined || seen.has(next.etag)) break;
    differences.push(next);
    seen.add(next.etag);
    etag = next.etag;
  }
  return { ...document, ...whole, differences };
}

async function writeWhole(
  database: Database,
  key: string,
  whole: {
    readonly version: number;
    readonly lastChecked: number;
    readonly etag: string;
    readonly text: DocumentText;
  },
): Promise<void> {
  const { version, lastChecked, etag, text } = whole;
  const transaction = database.transaction(STORES, "readwrite");
  await transaction.objectStore("documents").put({ version, lastChecked }, key);
  await writeText(transaction.objectStore("wholes"), key, { etag, text });
  await transaction.objectStore("differences").delete(differencesOf(key));
  await transaction.done;
}

async function markStale(database: Database): Promise<void> {
  const { store, done } = database.transaction("documents", "readwrite");
  for (const key of await store.getAllKeys()) {
    const document = await store.get(key);
    if (document !== undefined) await store.put({ ...document, lastChecked: 0 }, key);
  }
  await done;
}

function differencesOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key, ""], [key, "\uffff"]);
}
