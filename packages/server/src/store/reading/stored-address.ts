import {
  type DocumentAddress,
  type DocumentKind,
  isDocumentKind,
  parseDocumentKey,
  parseNewCompanyKey,
} from "@huvudbok/core/document";
import type { Actor } from "../store.ts";

/** The location of a document in the tables. */
export interface StoredAddress {
  /** The data key of the calls. */
  readonly key: string;
  readonly address: DocumentAddress;
  readonly kind: DocumentKind;
  /** 0 for a user's own documents. */
  readonly companyId: number;
  /** The key in the tables: that of a user's own document contains the user. */
  readonly storedKey: string;
}

/** Parses a data key to the location of its document; undefined for a key that no document can have. */
export function storedAddress(actor: Actor, key: string): StoredAddress | undefined {
  const address = parseDocumentKey(key);
  return address && addressOf(actor, key, address);
}

/** The same for a document of a company that its commit makes: it is stored nowhere until the company has a number. */
export function newCompanyAddress(actor: Actor, key: string): StoredAddress | undefined {
  const address = parseNewCompanyKey(key);
  return address && addressOf(actor, key, address);
}

function addressOf(actor: Actor, key: string, address: DocumentAddress): StoredAddress {
  if (address.scope === "user") {
    return {
      key,
      address,
      kind: address.kind,
      companyId: 0,
      storedKey: userDocumentKey(actor.userId, address.kind),
    };
  }
  return { key, address, kind: address.kind, companyId: address.companyId, storedKey: key };
}

export function userDocumentKey(userId: string, kind: DocumentKind): string {
  return `u-${userId}-${kind}`;
}

/** The name of a document in lists (AI2). */
export function documentName(row: Parameters<typeof dataKeyOf>[0]): string {
  return `${dataKeyOf(row)}.json`;
}

/** The data key of a row of the document table. */
export function dataKeyOf(row: {
  readonly company_id: number;
  readonly key: string;
  readonly kind: string;
}): string {
  return row.company_id === 0 && isDocumentKind(row.kind) ? `u-${row.kind}` : row.key;
}
