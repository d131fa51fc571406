import { randomBytes } from "node:crypto";
import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import type { Kysely, Selectable } from "kysely";
import type { DocumentTable, Tables } from "./database-tables.ts";
import type { Engine } from "./migrations.ts";
import { rowHash } from "./row-hash.ts";
import type { StoredAddress } from "./stored-address.ts";

export type DocumentRow = Selectable<DocumentTable>;

/**
 * Locks the documents that a commit changes, and, shared with others, those that it only reads: two commits that
 * touch the same document come one after the other, and the chart that a transaction was checked against stays as it
 * is until the commit is done. Keys are taken in order, so that no two commits wait for each other. A document that
 * does not exist gets an empty row to lock; it is gone again if the commit is refused.
 */
export async function lockDocuments(
  tx: Kysely<Tables>,
  engine: Engine,
  changed: readonly StoredAddress[],
  readOnly: ReadonlySet<string>,
  now: number,
): Promise<ReadonlyMap<string, DocumentRow>> {
  const targets = new Map(changed.map((target) => [target.storedKey, target]));
  const companyId = changed[0]?.companyId ?? 0;
  const rows = new Map<string, DocumentRow>();
  for (const key of [...new Set([...targets.keys(), ...readOnly])].sort()) {
    const target = targets.get(key);
    const row =
      target === undefined
        ? await lockedRow(tx, engine, companyId, key, "share")
        : await lockedOrNewRow(tx, engine, target, now);
    if (row !== undefined) rows.set(key, row);
  }
  return rows;
}

async function lockedOrNewRow(
  tx: Kysely<Tables>,
  engine: Engine,
  target: StoredAddress,
  now: number,
): Promise<DocumentRow | undefined> {
  const { companyId, storedKey } = target;
  const row = await lockedRow(tx, engine, companyId, storedKey, "update");
  if (row !== undefined) return row;
  const created = {
    company_id: companyId,
    key: storedKey,
    kind: target.kind,
    file_id: opaqueId(),
    name: `${target.key}.json`,
    version: DOCUMENT_KINDS[target.kind].version,
    revision: 0,
    hash: "",
    head: null,
    head_revision: 0,
    next_position: 1,
    size: 0,
    created_at: now,
    modified_at: now,
  };
  const row_hash = rowHash("document", created);
  await tx
    .insertInto("document")
    .values({ ...created, row_hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lockedRow(tx, engine, companyId, storedKey, "update");
}

function lockedRow(
  tx: Kysely<Tables>,
  engine: Engine,
  companyId: number,
  key: string,
  strength: "share" | "update",
): Promise<DocumentRow | undefined> {
  const query = tx
    .selectFrom("document")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("key", "=", key);
  // SQLite has one writer at a time and no such words.
  if (engine === "sqlite") return query.executeTakeFirst();
  return (strength === "update" ? query.forUpdate() : query.forShare()).executeTakeFirst();
}

/** Text that cannot be guessed and says nothing (clarification P16): 24 characters. */
export function opaqueId(): string {
  return randomBytes(18).toString("base64url");
}
