import { type DateRange, rangesOverlap } from "@huvudbok/core/calendar";
import { BOOKS, companyKey, parseDocumentKey } from "@huvudbok/core/document";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { DocumentRow } from "../commit/lock-documents.ts";
import { allItems } from "../reading/stored-items.ts";
import { readStored, type StoredBody } from "../reading/stored-values.ts";
import type { Inspection } from "./inspection.ts";

/** The dates of a document's fiscal year; undefined for a document of no year, and when they cannot be read. */
export async function yearOfDocument(
  { tx }: Pick<Inspection, "tx">,
  { company_id, key }: DocumentRow,
): Promise<DateRange | "missing" | undefined> {
  const address = parseDocumentKey(key);
  if (address?.scope !== "fiscalYear") return undefined;
  const settings = companyKey(company_id, BOOKS.years);
  const row = await allItems(tx, company_id, settings)
    .where("id", "=", address.fiscalYearId)
    .executeTakeFirst();
  return row === undefined ? "missing" : yearIn(row);
}

/** Reports each fiscal year of a company that overlaps an earlier one. */
export async function verifyOverlaps(
  { tx, onFinding }: Pick<Inspection, "tx" | "onFinding">,
  { company_id, key, revision }: DocumentRow,
): Promise<void> {
  const rows = await allItems(tx, company_id, key).orderBy("id").execute();
  const years = rows.flatMap((row) => yearIn(row) ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const [index, year] of years.entries()) {
    if (years.slice(0, index).some((earlier) => rangesOverlap(earlier, year))) {
      onFinding({ companyId: company_id, key, revision, code: "years-overlap", itemId: year.id });
    }
  }
}

function yearIn({ version, text }: StoredBody): FiscalYear | undefined {
  const year = readStored(BOOKS.years, version, text);
  return year.ok ? year.value : undefined;
}
