import { deleteDB } from "idb";

/** What a database of the browser holds for one company and one user. */
type Holding = "documents" | "files" | "unfinished";

/** Whose database it is, and what it holds. */
export interface DatabaseOwner {
  /** 0 for the user's own documents. */
  readonly companyId: number;
  readonly holding: Holding;
  readonly userId: string;
}

const NAME = /^c(\d+)-(documents|files|unfinished)-(.+)$/;

/** The name of a database; begins as clarification P10 says, and tells whose it is. */
export function databaseName({ companyId, holding, userId }: DatabaseOwner): string {
  return `c${companyId}-${holding}-${userId}`;
}

/** The companies that a user has a database for. */
export async function companiesWithDatabase(holding: Holding, userId: string): Promise<readonly number[]> {
  const owners = await databaseOwners();
  return owners.filter((owner) => owner.holding === holding && owner.userId === userId).map(companyOf);
}

/** Deletes what this browser holds of a company that is no more. */
export async function deleteCompanyDatabases(companyId: number): Promise<void> {
  await deleteDatabases((owner) => owner.companyId === companyId);
}

/** Deletes databases with all that is in them. What holds work is deleted after a yes only, see `kept-work.ts`. */
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
