import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseName, ON_DISK } from "../browser-databases.ts";
import type { FormPlace, UnfinishedRecord } from "./form-format.ts";

interface UnfinishedSchema extends DBSchema {
  unfinished: { key: [fiscalYearId: string, form: string]; value: UnfinishedRecord };
}

/** A record to store, or one to remove. */
export type FormWrite = { readonly put: UnfinishedRecord } | { readonly remove: FormPlace };

/** The unfinished forms of one user and company in IndexedDB. Throws what the browser refuses. */
export interface UnfinishedDatabase {
  readonly all: () => Promise<readonly UnfinishedRecord[]>;
  /** Writes everything or nothing. */
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
  return {
    all: async () => (await database()).getAll("unfinished"),
    write: async (writes) => {
      const transaction = (await database()).transaction("unfinished", "readwrite", ON_DISK);
      const { store, done } = transaction;
      for (const one of writes) {
        if ("put" in one) void store.put(one.put).catch(() => undefined);
        else void store.delete([one.remove.fiscalYearId, one.remove.form]).catch(() => undefined);
      }
      // Committed at once, and not when the requests have answered: a tab that is closed now loses nothing.
      transaction.commit();
      await done;
    },
    close: () => {
      isClosed = true;
      void opened?.then(
        (open) => open.close(),
        () => undefined,
      );
      forget();
    },
  };
}
