import type { Kysely } from "kysely";
import type { DocumentRow } from "../commit/lock-documents.ts";
import type { Tables } from "../database/database-tables.ts";

/** How much of the hash an ETag has: histories that have diverged never have the same. */
const HASH_CHARACTERS = 16;

/** A revision as an ETag names it: its number and its history. */
export interface NamedRevision {
  readonly revision: number;
  /** The first characters of the hash of the revision. */
  readonly hash: string;
}

/**
 * The ETag of a document is its revision with the beginning of the revision's hash (ST22): after a
 * restore the same number may be used again with other contents, but never with the same hash. A document that has no
 * revision yet has zeros.
 */
export function etagOf({ revision, hash }: Pick<DocumentRow, "revision" | "hash">): string {
  return `"${revision}-${hash.slice(0, HASH_CHARACTERS).padEnd(HASH_CHARACTERS, "0")}"`;
}

/** What an ETag names; undefined for one that this server did not make. A proxy that compresses the answer makes it weak. */
export function revisionOf(etag: string): NamedRevision | undefined {
  const parts = /^(?:W\/)?"([1-9]\d{0,14})-([0-9a-f]{16})"$/.exec(etag.trim());
  const [, digits, hash] = parts ?? [];
  return digits === undefined || hash === undefined ? undefined : { revision: Number(digits), hash };
}

/** What the ETag of another server names: a revision that no document has. */
export const NO_REVISION: NamedRevision = { revision: Number.MAX_SAFE_INTEGER, hash: "" };

/** Whether a document has, or has had, the revision: false when it is of a history that has diverged from this one. */
export async function isInHistory(
  tx: Kysely<Tables>,
  document: Pick<DocumentRow, "company_id" | "key" | "revision" | "hash">,
  { revision, hash }: NamedRevision,
): Promise<boolean> {
  if (revision > document.revision) return false;
  if (revision === document.revision) return document.hash.startsWith(hash);
  const row = await tx
    .selectFrom("revision")
    .select("hash")
    .where("company_id", "=", document.company_id)
    .where("key", "=", document.key)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return row?.hash.startsWith(hash) === true;
}
