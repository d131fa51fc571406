import { deleteDB } from "idb";

/** The kinds of databases that the browser has for one company and one user. */
type Holding = "documents" | "files" | "unfinished";

/** The owner of a database, and its kind. */
export interface DatabaseOwner {
  /** 0 for the user's own documents. */
  readonly companyId: number;
  readonly holding: Holding;
  readonly userId: string;
}

/** For work that exists nowhere else: when it is stored it is on the disk, and a power cut loses none of it. */
export const ON_DISK: IDBTransactionOptions = { durability: "strict" };

/** For what is written at every key press: handed to the operating system, which a killed browser does not undo. */
export const WRITTEN: IDBTransactionOptions = { durability: "relaxed" };

const NAME = /^c(\d+)-(documents|files|unfinished)-(.+)$/;

/** The name of a database, which says whose it is. */
export function databaseName({ companyId, holding, userId }: DatabaseOwner): string {
  return `c${companyId}-${holding}-${userId}`;
}

/** The companies that a user has a database for. */
export async function companiesWithDatabase(holding: Holding, userId: string): Promise<readonly number[]> {
  const owners = await databaseOwners();
  return owners.filter((owner) => owner.holding === holding && owner.userId === userId).map(companyOf);
}

/** Deletes what this browser holds of a company that no longer exists. */
export async function deleteCompanyDatabases(companyId: number): Promise<void> {
  await deleteDatabases((owner) => owner.companyId === companyId);
}

/**
 * Deletes databases with all their content. Those with work are only deleted after confirmation, see `local-work.ts`.
 */
export async function deleteDatabases(isUnwanted: (owner: DatabaseOwner) => boolean): Promise<void> {
  const unwanted = (await databaseOwners()).filter(isUnwanted);
  await Promise.all(unwanted.map((owner) => deleteDB(databaseName(owner))));
}

export async function databaseOwners(): Promise<readonly DatabaseOwner[]> {
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name = "" }) => {
    const [, companyId, holding, userId] = NAME.exec(name) ?? [];
    if (userId === undefined || !isHolding(holding)) return [];
    return [{ companyId: Number(companyId), holding, userId }];
  });
}

function isHolding(text: string | undefined): text is Holding {
  return text === "documents" || text === "files" || text === "unfinished";
}

function companyOf({ companyId }: DatabaseOwner): number {
  return companyId;
}
