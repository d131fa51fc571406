import { type IDBPDatabase, openDB } from "idb";
import { type DatabaseOwner, databaseName, databaseOwners, deleteDatabases } from "../browser-databases.ts";

/** The work in this browser that the server does not have. */
export interface LocalWork {
  /** Changes that were saved and have not reached the server, or that it has refused. */
  readonly changes: number;
  /** Forms that are begun and not finished. */
  readonly forms: number;
}

type IsOf = (userId: string) => boolean;

/** The stores with work; all other stores are copies of what the server has. */
const CHANGES = "unsaved";
const FORMS = "unfinished";
const WORK = new Set([CHANGES, FORMS]);

/** The records of work as they are stored, also by older and newer versions of the program. */
interface WorkRecords {
  /** The request ids of the commits. */
  readonly changes: readonly string[];
  readonly forms: readonly unknown[];
}

/** The work of the given users, in all their companies. A change sent from a form is counted once. */
export async function localWork(isOf: IsOf): Promise<LocalWork> {
  const works = await Promise.all((await ownedBy(isOf)).map(workIn));
  const changes = works.flatMap((work) => work.changes);
  const forms = works.flatMap((work) => work.forms).filter((form) => !isSentAs(form, changes));
  return { changes: changes.length, forms: forms.length };
}

/** A form that was sent and has had no answer contains the id of its commit, wherever its own format stores it. */
function isSentAs(form: unknown, commits: readonly string[]): boolean {
  const text = JSON.stringify(form);
  return commits.some((requestId) => text.includes(JSON.stringify(requestId)));
}

export function hasWork({ changes, forms }: LocalWork): boolean {
  return changes > 0 || forms > 0;
}

/** Deletes everything of the given users: only after they have agreed to that (SN6). */
export async function deleteWithWork(isOf: IsOf): Promise<void> {
  await deleteDatabases(({ userId }) => isOf(userId));
}

/** Deletes the copies of what the server has, of the given users; their work remains (SN6). */
export async function deleteCopies(isOf: IsOf): Promise<void> {
  const owners = await ownedBy(isOf);
  const withWork = new Set<DatabaseOwner>();
  for (const owner of owners) {
    // A database that cannot be read may hold work, so it remains.
    const work = await workIn(owner).catch(() => undefined);
    if (work !== undefined && work.changes.length + work.forms.length === 0) continue;
    withWork.add(owner);
    if (work !== undefined) await withDatabase(owner, clearCopies);
  }
  const names = new Set(owners.filter((owner) => !withWork.has(owner)).map(databaseName));
  await deleteDatabases((owner) => names.has(databaseName(owner)));
}

async function ownedBy(isOf: IsOf): Promise<readonly DatabaseOwner[]> {
  return (await databaseOwners()).filter(({ userId }) => isOf(userId));
}

async function workIn(owner: DatabaseOwner): Promise<WorkRecords> {
  let changes: readonly string[] = [];
  let forms: readonly unknown[] = [];
  await withDatabase(owner, async (database) => {
    const has = (store: string) => database.objectStoreNames.contains(store);
    if (has(CHANGES)) changes = (await database.getAllKeys(CHANGES)).map(String);
    if (has(FORMS)) forms = await database.getAll(FORMS);
  });
  return { changes, forms };
}

async function clearCopies(database: IDBPDatabase): Promise<void> {
  const copies = [...database.objectStoreNames].filter((name) => !WORK.has(name));
  if (copies.length === 0) return;
  const transaction = database.transaction(copies, "readwrite");
  await Promise.all([...copies.map((name) => transaction.objectStore(name).clear()), transaction.done]);
}

/**
 * Opens a database as it is, for one operation. One that was deleted meanwhile is not created again without its stores.
 */
async function withDatabase(
  owner: DatabaseOwner,
  work: (database: IDBPDatabase) => Promise<void>,
): Promise<void> {
  let isGone = false;
  const database = await openDB(databaseName(owner), undefined, {
    upgrade: (_created, _oldVersion, _newVersion, transaction) => {
      isGone = true;
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
    // Another tab deletes the database: this one must not block it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  }).catch((thrown: unknown) => {
    if (isGone) return undefined;
    throw thrown;
  });
  if (database === undefined) return;
  try {
    await work(database);
  } finally {
    database.close();
  }
}
