import { type FiscalYearId, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";

/** What names an import and the fiscal year that it makes. */
export interface ImportIds {
  readonly requestId: string;
  readonly fiscalYearId: FiscalYearId;
}

/** An import to a new company, as it can be told from others. */
export interface NewCompanyImport {
  readonly userId: string;
  /** The `fingerprint` of the file. */
  readonly fingerprint: string;
  /** The companies that the person had when the file was read, besides one that this import may have made. */
  readonly otherCompanyIds: readonly number[];
}

/** Ids of an import that no other has. */
export function newImportIds(): ImportIds {
  return { requestId: crypto.randomUUID(), fiscalYearId: fiscalYearIdFromGuid(crypto.randomUUID()) };
}

/**
 * Ids that follow from the file: whoever imports it again without having seen the company of the first attempt asks for the
 * same, and the server does it once, whatever became of the first page (IM23).
 */
export async function newCompanyImportIds(from: NewCompanyImport): Promise<ImportIds> {
  const { userId, fingerprint, otherCompanyIds } = from;
  const others = otherCompanyIds.toSorted((a, b) => a - b);
  const hash = await fingerprintOf(
    new TextEncoder().encode(JSON.stringify([userId, fingerprint, others])).buffer,
  );
  return { requestId: `import-${hash}`, fiscalYearId: fiscalYearIdFromGuid(hash.slice(0, 32)) };
}

/** The same for the same bytes, and different for others. */
export async function fingerprintOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
