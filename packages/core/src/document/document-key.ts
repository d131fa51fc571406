import { type FiscalYearId, isFiscalYearId } from "../fiscal-year/index.ts";
import { DOCUMENT_KINDS, type DocumentKind, isDocumentKind } from "./document-kind.ts";

/** A data key in its parts (AI1). Company ids are positive integers. */
export type DocumentAddress =
  | { readonly scope: "user"; readonly kind: DocumentKind }
  | { readonly scope: "company"; readonly kind: DocumentKind; readonly companyId: number }
  | {
      readonly scope: "fiscalYear";
      readonly kind: DocumentKind;
      readonly companyId: number;
      readonly fiscalYearId: FiscalYearId;
    };

const USER = /^u-([a-zA-Z0-9]+)$/;
const COMPANY = /^c(0|[1-9]\d{0,14})-(?:(f[0-9a-f]{32})-)?([a-zA-Z0-9]+)$/;

/** What a company that its commit makes is called in keys, until it has a number. */
export const NEW_COMPANY_ID = 0;

/** Parses a data key; undefined when it is not a key of a known kind in its proper scope. */
export function parseDocumentKey(key: string): DocumentAddress | undefined {
  const address = addressIn(key);
  return address !== undefined && isOfNewCompany(address) ? undefined : address;
}

/** The same for the key of a document in a company that its commit makes: `c0-...`. */
export function parseNewCompanyKey(key: string): DocumentAddress | undefined {
  const address = addressIn(key);
  return address !== undefined && isOfNewCompany(address) ? address : undefined;
}

function isOfNewCompany(address: DocumentAddress): boolean {
  return address.scope !== "user" && address.companyId === NEW_COMPANY_ID;
}

function addressIn(key: string): DocumentAddress | undefined {
  const user = USER.exec(key)?.[1];
  if (user !== undefined) {
    return isDocumentKind(user) && DOCUMENT_KINDS[user].scope === "user"
      ? { scope: "user", kind: user }
      : undefined;
  }
  const match = COMPANY.exec(key);
  const kind = match?.[3] ?? "";
  if (match === null || !isDocumentKind(kind)) return undefined;
  const companyId = Number(match[1]);
  const year = match[2];
  const { scope } = DOCUMENT_KINDS[kind];
  if (year === undefined) return scope === "company" ? { scope, kind, companyId } : undefined;
  return scope === "fiscalYear" && isFiscalYearId(year)
    ? { scope, kind, companyId, fiscalYearId: year }
    : undefined;
}

/** The key of a user's own document; the token says which user. */
export function userKey(kind: DocumentKind): string {
  return `u-${kind}`;
}

/** The key of a document by the scope of its kind: a person's, the company's or that of one of its years. */
export function documentKey(kind: DocumentKind, companyId: number, fiscalYearId: FiscalYearId): string {
  const { scope } = DOCUMENT_KINDS[kind];
  if (scope === "user") return userKey(kind);
  return scope === "company" ? companyKey(companyId, kind) : fiscalYearKey(companyId, fiscalYearId, kind);
}

export function companyKey(companyId: number, kind: DocumentKind): string {
  return `c${companyId}-${kind}`;
}

export function fiscalYearKey(companyId: number, fiscalYearId: FiscalYearId, kind: DocumentKind): string {
  return `c${companyId}-${fiscalYearId}-${kind}`;
}
