import { type IDBPDatabase, openDB } from "idb";
import { type DatabaseOwner, databaseName, databaseOwners, deleteDatabases } from "./browser-databases.ts";

/** What this browser holds that the server does not have. */
export interface KeptWork {
  /** Changes that were saved and have not reached the server, or were refused there. */
  readonly changes: number;
  /** Forms that are begun and not finished. */
  readonly forms: number;
}

type IsOf = (userId: string) => boolean;

/** The stores of work; all other stores are copies of what the server has. */
const CHANGES = "unsaved";
const FORMS = "unfinished";
const WORK = new Set([CHANGES, FORMS]);

/** The records of work, as they lie there: of other programs too, older and newer ones. */
interface WorkRecords {
  /** Names of the commits. */
  readonly changes: readonly string[];
  readonly forms: readonly unknown[];
}

/** The work of the users that are meant, in all their companies. What was sent off from a form is counted once. */
export async function keptWork(isOf: IsOf): Promise<KeptWork> {
  const found = await Promise.all((await ownedBy(isOf)).map(workIn));
  const changes = found.flatMap((work) => work.changes);
  const forms = found.flatMap((work) => work.forms).filter((form) => !isSentAs(form, changes));
  return { changes: changes.length, forms: forms.length };
}

/** A form that was sent off and has had no answer names its commit, wherever its own format keeps the name. */
function isSentAs(form: unknown, commits: readonly string[]): boolean {
  const text = JSON.stringify(form);
  return commits.some((requestId) => text.includes(JSON.stringify(requestId)));
}

export function hasWork({ changes, forms }: KeptWork): boolean {
  return changes > 0 || forms > 0;
}

/** Deletes everything of the users that are meant: after a yes to that only (clarification P13). */
export async function deleteWithWork(isOf: IsOf): Promise<void> {
  await deleteDatabases(({ userId }) => isOf(userId));
}

/** Deletes the copies of what the server has, of the users that are meant; their work stays (rule SN6). */
export async function deleteCopies(isOf: IsOf): Promise<void> {
  const owners = await ownedBy(isOf);
  const kept = new Set<DatabaseOwner>();
  for (const owner of owners) {
    // What cannot be read may hold work: it stays.
    const work = await workIn(owner).catch(() => undefined);
    if (work !== undefined && work.changes.length + work.forms.length === 0) continue;
    kept.add(owner);
    if (work !== undefined) await withDatabase(owner, clearCopies);
  }
  const names = new Set(owners.filter((owner) => !kept.has(owner)).map(databaseName));
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

/** Opens a database as it is, for one thing only. One that has gone meanwhile is not made anew, without its stores. */
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
    // Another tab deletes the database: this one must not stand in its way.
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
