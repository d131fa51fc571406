import { randomBytes } from "node:crypto";
import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import type { Kysely, Selectable } from "kysely";
import { rowHash } from "../chain/row-hash.ts";
import type { DocumentTable, Tables } from "../database/database-tables.ts";
import { plainQuery } from "../database/plain-query.ts";
import type { Engine } from "../database/steps/engine.ts";
import type { StoredAddress } from "../reading/stored-address.ts";
import type { StoredBody } from "../reading/stored-values.ts";

export type DocumentRow = Selectable<DocumentTable>;

/**
 * Reads the documents that a commit changes and those that it only reads, by their keys. On PostgreSQL it locks them, the
 * latter shared with others: two commits that touch the same document come one after the other, and the chart that a
 * transaction was checked against stays as it is until the commit is done. Keys are taken in order, so that no two commits
 * wait for each other. SQLite has one writer at a time and no such words.
 */
export async function lockDocuments(
  tx: Kysely<Tables>,
  engine: Engine,
  companyId: number,
  changed: ReadonlySet<string>,
  readOnly: ReadonlySet<string>,
): Promise<ReadonlyMap<string, DocumentRow>> {
  const keys = [...new Set([...changed, ...readOnly])].sort();
  const looks = keys.map((key) => {
    const lock = changed.has(key) ? "for update" : "for share";
    const look = "select * from document where company_id = ? and key = ?";
    // The parts of a union are run in their order.
    return engine === "postgres" ? `select * from (${look} ${lock}) as locked` : look;
  });
  const values = keys.flatMap((key) => [companyId, key]);
  const query = plainQuery<DocumentRow>(engine, looks.join(" union all "), values);
  const { rows } = await tx.executeQuery(query);
  return new Map(rows.map((row) => [row.key, row]));
}

/** A document that does not exist gets an empty row to lock; it is gone again if the commit is refused. */
export async function createDocuments(
  tx: Kysely<Tables>,
  targets: readonly StoredAddress[],
  now: number,
): Promise<void> {
  const rows = targets
    .toSorted((a, b) => (a.storedKey < b.storedKey ? -1 : 1))
    .map((target) => {
      const created = emptyDocument(target, now);
      return { ...created, row_hash: rowHash("document", created) };
    });
  await tx
    .insertInto("document")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function emptyDocument({ companyId, storedKey, kind }: StoredAddress, now: number) {
  return {
    company_id: companyId,
    key: storedKey,
    kind,
    file_id: opaqueId(),
    version: DOCUMENT_KINDS[kind].version,
    revision: 0,
    hash: "",
    head: null,
    head_revision: 0,
    head_version: 1,
    next_position: 1,
    size: 0,
    created_at: now,
    modified_at: now,
  };
}

/** The head of a document as it is stored; undefined when the document is not there. */
export function headOfDocument({
  head,
  head_version,
}: Pick<DocumentRow, "head" | "head_version">): StoredBody | undefined {
  return head === null ? undefined : { version: head_version, text: head };
}

/** A random id of 24 characters, which cannot be guessed (AI2). */
export function opaqueId(): string {
  return randomBytes(18).toString("base64url");
}
