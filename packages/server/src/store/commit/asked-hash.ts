import { createHash } from "node:crypto";
import type { CompanyConfig } from "@huvudbok/core/api";
import { type ChangeIntent, DOCUMENT_KINDS } from "@huvudbok/core/document";
import type { ItemwiseChange, RemovalChange } from "./prepared-change.ts";

const HASH_CHARACTERS = 64;

/**
 * What a commit asks for, but for the ETags: a browser that sends it again may have loaded newer documents meanwhile. The
 * versions of the bodies stand behind the hash; version 1 is not said.
 */
export function askedHash(
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
 * Whether two commits of one request id may be the same: hashes of bodies in different versions say nothing of each
 * other, and a browser that sends again what it kept from before has lifted it (ST33).
 */
export function mayBeSameAsked(before: string, asked: string): boolean {
  return before === asked || versionsOf(before) !== versionsOf(asked);
}

function versionsOf(asked: string): string {
  return asked.slice(HASH_CHARACTERS);
}
