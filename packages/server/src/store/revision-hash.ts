import { hash } from "node:crypto";

/** What the hash of a revision covers besides the hash of the revision before it. */
export interface HashedRevision {
  readonly companyId: number;
  readonly storedKey: string;
  readonly revision: number;
  readonly commitId: string;
  readonly at: number;
  readonly userId: string;
  readonly userName: string;
  readonly intent: string;
  /** Null when the head did not change, empty when the document was removed. */
  readonly headHash: string | null;
  /** Null for an item that was removed. */
  readonly items: readonly HashedItem[];
}

export interface HashedItem {
  readonly id: string;
  readonly bodyHash: string | null;
  /** Null for what was stored before positions were kept. */
  readonly position: number | null;
}

/** SHA-256 of a stored text, in hexadecimal. */
export function bodyHash(text: string): string {
  return hash("sha256", text, "hex");
}

/**
 * The link of the chain: SHA-256 over the hash of the revision before (empty for the first), who, when and what for,
 * and the hashes of the bodies with their places. A body that law says must be erased can be emptied without breaking
 * the chain; any other change of what is stored shows.
 */
export function revisionHash(previousHash: string, revision: HashedRevision): string {
  const items = revision.items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return bodyHash(
    JSON.stringify([
      previousHash,
      revision.companyId,
      revision.storedKey,
      revision.revision,
      revision.commitId,
      revision.at,
      revision.userId,
      revision.userName,
      revision.intent,
      revision.headHash,
      items.map(({ id, bodyHash, position }) => [id, bodyHash, ...(position === null ? [] : [position])]),
    ]),
  );
}
