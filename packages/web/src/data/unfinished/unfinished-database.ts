import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseName, ON_DISK, WRITTEN } from "../browser-databases.ts";
import type { FormPlace, UnfinishedRecord } from "./form-format.ts";

interface UnfinishedSchema extends DBSchema {
  unfinished: { key: [fiscalYearId: string, form: string]; value: UnfinishedRecord };
}

/** How long what is typed may be missing on the disk, where a power cut would lose it. */
const SYNC_WITHIN_MS = 500;

/** A record to store, or one to remove. */
export type FormWrite = { readonly put: UnfinishedRecord } | { readonly remove: FormPlace };

/** The unfinished forms of one user and company in IndexedDB. Throws what the browser refuses. */
export interface UnfinishedDatabase {
  readonly all: () => Promise<readonly UnfinishedRecord[]>;
  /** Writes everything or nothing, and brings it to the disk soon after. */
  readonly write: (writes: readonly FormWrite[]) => Promise<void>;
  /** Nothing is written from now on. */
  readonly close: () => void;
}

export function unfinishedDatabase(userId: string, companyId: number): UnfinishedDatabase {
  const name = databaseName({ companyId, holding: "unfinished", userId });
  let opened: Promise<IDBPDatabase<UnfinishedSchema>> | undefined;
  let isClosed = false;
  const forget = () => {
    opened = undefined;
  };
  function database(): Promise<IDBPDatabase<UnfinishedSchema>> {
    // What is still running when the user signs out must not leave anything behind.
    if (isClosed) return Promise.reject(new Error("The unfinished forms of a user who has left are closed"));
    if (opened !== undefined) return opened;
    const opening = openDB<UnfinishedSchema>(name, 1, {
      upgrade: (upgraded) => {
        upgraded.createObjectStore("unfinished", { keyPath: ["fiscalYearId", "form"] });
      },
      // Another tab deletes the database at sign-out: this one must not block it.
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    });
    opening.catch(forget);
    opened = opening;
    return opening;
  }
  let sync: ReturnType<typeof setTimeout> | undefined;
  function syncSoon() {
    sync ??= setTimeout(() => {
      sync = undefined;
      // Tried again after the next write: a browser that cannot store says so there.
      writeToDisk().catch(() => undefined);
    }, SYNC_WITHIN_MS);
  }
  /** A write of what is stored already, since a browser brings everything before a strict write to the disk with it. */
  async function writeToDisk() {
    const { store, done } = (await database()).transaction("unfinished", "readwrite", ON_DISK);
    const cursor = await store.openCursor();
    await cursor?.update(cursor.value);
    await done;
  }
  return {
    all: async () => (await database()).getAll("unfinished"),
    write: async (writes) => {
      const transaction = (await database()).transaction("unfinished", "readwrite", WRITTEN);
      const { store, done } = transaction;
      for (const one of writes) {
        if ("put" in one) void store.put(one.put).catch(() => undefined);
        else void store.delete([one.remove.fiscalYearId, one.remove.form]).catch(() => undefined);
      }
      // Committed at once, and not when the requests have answered: a tab that is closed now loses nothing.
      transaction.commit();
      await done;
      syncSoon();
    },
    close: () => {
      isClosed = true;
      clearTimeout(sync);
      void opened?.then(
        (open) => open.close(),
        () => undefined,
      );
      forget();
    },
  };
}
