import type { Kysely, Selectable } from "kysely";
import type { Database } from "./database.ts";
import type { DocumentTable, RevisionTable, Tables } from "./database-tables.ts";
import { bodyHash, revisionHash } from "./revision-hash.ts";
import { allItems } from "./stored-items.ts";

/** Something in the stored data that is not what the chain of hashes says it was. */
export interface DataFault {
  readonly companyId: number;
  /** As in the tables: the key of a user's own document holds the user. */
  readonly key: string;
  readonly revision: number;
  readonly code: "revision-missing" | "hash" | "head" | "item-history" | "item" | "document";
  readonly itemId?: string;
}

/**
 * Goes through every document, or those of one company: recomputes the hash of every revision from what is stored, and
 * compares the present heads and items with the last ones of the history. A body that was emptied by law (its hash is
 * still there) is no fault.
 */
export async function findDataFaults(database: Database, companyId?: number): Promise<readonly DataFault[]> {
  const faults: DataFault[] = [];
  const keys = await database.db
    .selectFrom("document")
    .select(["company_id", "key"])
    .$if(companyId !== undefined, (query) => query.where("company_id", "=", companyId ?? 0))
    .orderBy("company_id")
    .orderBy("key")
    .execute();
  for (const { company_id, key } of keys) {
    faults.push(...(await database.read((tx) => documentFaults(tx, company_id, key))));
  }
  return faults;
}

async function documentFaults(tx: Kysely<Tables>, companyId: number, key: string): Promise<DataFault[]> {
  const faults: DataFault[] = [];
  const document = await tx
    .selectFrom("document")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (document === undefined) return [];
  const present = new Map<string, string>();
  let head: string | null = null;
  let previousHash = "";
  for (let number = 1; number <= document.revision; number += 1) {
    const fault = (code: DataFault["code"], itemId?: string): void => {
      faults.push({ companyId, key, revision: number, code, ...(itemId === undefined ? {} : { itemId }) });
    };
    const revision = await revisionRow(tx, companyId, key, number);
    if (revision === undefined) {
      fault("revision-missing");
      return faults;
    }
    const items = await tx
      .selectFrom("item_history")
      .select(["id", "body", "body_hash"])
      .where("company_id", "=", companyId)
      .where("key", "=", key)
      .where("revision", "=", number)
      .execute();
    for (const { id, body, body_hash } of items) {
      if (body !== null && (body_hash === null || bodyHash(body) !== body_hash)) fault("item-history", id);
      if (body_hash === null) present.delete(id);
      else present.set(id, body_hash);
    }
    if (revision.head !== null && bodyHash(revision.head) !== revision.head_hash) fault("head");
    if (revision.head_hash !== null) head = revision.head_hash === "" ? null : revision.head_hash;
    if (revisionHash(previousHash, hashed(revision, items)) !== revision.hash) fault("hash");
    previousHash = revision.hash;
  }
  faults.push(...(await presentFaults(tx, document, head, present)));
  return faults;
}

function revisionRow(tx: Kysely<Tables>, companyId: number, key: string, revision: number) {
  return tx
    .selectFrom("revision")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("key", "=", key)
    .where("revision", "=", revision)
    .executeTakeFirst();
}

function hashed(
  row: Selectable<RevisionTable>,
  items: readonly { readonly id: string; readonly body_hash: string | null }[],
) {
  return {
    companyId: row.company_id,
    storedKey: row.key,
    revision: row.revision,
    commitId: row.commit_id,
    at: row.at,
    userId: row.user_id,
    userName: row.user_name,
    intent: row.intent,
    headHash: row.head_hash,
    items: items.map((item) => ({ id: item.id, bodyHash: item.body_hash })),
  };
}

/** What is present now must be what the history ends with. */
async function presentFaults(
  tx: Kysely<Tables>,
  document: Selectable<DocumentTable>,
  headHash: string | null,
  present: ReadonlyMap<string, string>,
): Promise<readonly DataFault[]> {
  const faults: DataFault[] = [];
  const place = { companyId: document.company_id, key: document.key, revision: document.revision };
  if ((document.head === null ? null : bodyHash(document.head)) !== headHash)
    faults.push({ ...place, code: "head" });
  const later = await tx
    .selectFrom("revision")
    .select("revision")
    .where("company_id", "=", document.company_id)
    .where("key", "=", document.key)
    .where("revision", ">", document.revision)
    .executeTakeFirst();
  if (later !== undefined) faults.push({ ...place, code: "document" });
  const missing = new Set(present.keys());
  for (const item of await allItems(tx, document.company_id, document.key).execute()) {
    missing.delete(item.id);
    if (present.get(item.id) !== bodyHash(item.text))
      faults.push({ ...place, code: "item", itemId: item.id });
  }
  for (const itemId of missing) faults.push({ ...place, code: "item", itemId });
  return faults;
}
