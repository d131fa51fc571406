import { hash } from "node:crypto";
import type { ChainPlace } from "./chain-place.ts";

/** What the hash of a revision covers besides the hash of the revision before it. */
export interface HashedRevision extends ChainPlace {
  readonly revision: number;
  readonly commitId: string;
  readonly at: number;
  readonly userId: string;
  readonly userName: string;
  readonly intent: string;
  /** Null when the head did not change, empty when the document was removed. */
  readonly headHash: string | null;
  readonly headVersion: number;
  /** Null for an item that was removed. */
  readonly items: readonly HashedItem[];
}

export interface HashedItem {
  readonly id: string;
  readonly bodyHash: string | null;
  /** Null for what was stored before positions were kept. */
  readonly position: number | null;
  readonly version: number;
}

/** SHA-256 of a stored text, in hexadecimal. */
export function bodyHash(text: string): string {
  return hash("sha256", text, "hex");
}

/**
 * The link of the chain: SHA-256 over the hash of the revision before (empty for the first), the document, user, time and
 * intent, and the hashes of the bodies with their positions. A body that must be erased by law can be emptied without
 * breaking the chain; any other change is detected. Version 1 is left out, as in chains from before there were others.
 */
export function revisionHash(previousHash: string, revision: HashedRevision): string {
  const items = revision.items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return bodyHash(
    JSON.stringify([
      previousHash,
      revision.origin,
      revision.kind,
      revision.scope,
      revision.revision,
      revision.commitId,
      revision.at,
      revision.userId,
      revision.userName,
      revision.intent,
      revision.headHash,
      items.map(hashedItem),
      ...(revision.headVersion === 1 ? [] : [revision.headVersion]),
    ]),
  );
}

function hashedItem({ id, bodyHash, position, version }: HashedItem): readonly unknown[] {
  if (version !== 1) return [id, bodyHash, position, version];
  return position === null ? [id, bodyHash] : [id, bodyHash, position];
}
