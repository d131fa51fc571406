import { createHash } from "node:crypto";
import type { CompanyConfig } from "@huvudbok/core/api";
import { type ChangeIntent, DOCUMENT_KINDS } from "@huvudbok/core/document";
import type { ItemwiseChange, RemovalChange } from "./prepared-change.ts";

const HASH_CHARACTERS = 64;

/**
 * The hash of a commit without its ETags: a browser that sends it again may have loaded newer documents since. The versions
 * of the bodies follow the hash; version 1 is left out.
 */
export function requestHash(
  intent: ChangeIntent,
  changes: readonly (ItemwiseChange | RemovalChange)[],
  newCompany?: CompanyConfig,
): string {
  const hash = createHash("sha256").update(intent);
  if (newCompany !== undefined) hash.update(JSON.stringify(newCompany.recipient));
  for (const change of changes) {
    hash.update(JSON.stringify([change.mode, change.target.key]));
    if (change.mode === "removal") continue;
    hash.update(JSON.stringify([change.head?.text ?? null, change.remove, change.append]));
    for (const { text } of change.put) hash.update(text).update("\n");
  }
  const kinds = new Set(changes.map(({ target }) => target.kind));
  const versions = [...kinds].sort().flatMap((kind) => {
    const { version }: { readonly version: number } = DOCUMENT_KINDS[kind];
    return version === 1 ? [] : [` ${kind}=${version}`];
  });
  return hash.digest("hex") + versions.join("");
}

/**
 * Whether two commits of one request id may be the same. Hashes of bodies in different versions cannot be compared, and a
 * browser that sends a stored commit again has migrated it to its own version (ST33).
 */
export function mayBeSameRequest(before: string, now: string): boolean {
  return before === now || versionsOf(before) !== versionsOf(now);
}

function versionsOf(hash: string): string {
  return hash.slice(HASH_CHARACTERS);
}
