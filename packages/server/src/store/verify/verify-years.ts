import { type DateRange, rangesOverlap } from "@huvudbok/core/calendar";
import { companyKey, decodeItem, parseDocumentKey } from "@huvudbok/core/document";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { Inspection } from "../inspection.ts";
import type { DocumentRow } from "../lock-documents.ts";
import { allItems } from "../stored-items.ts";
import { parsedText } from "./parsed-text.ts";

/** The dates of a document's fiscal year; undefined for a document of no year, and when they cannot be read. */
export async function yearOfDocument(
  { tx }: Pick<Inspection, "tx">,
  { company_id, key }: DocumentRow,
): Promise<DateRange | "missing" | undefined> {
  const address = parseDocumentKey(key);
  if (address?.scope !== "fiscalYear") return undefined;
  const settings = companyKey(company_id, "accountSettings");
  const row = await allItems(tx, company_id, settings)
    .where("id", "=", address.fiscalYearId)
    .executeTakeFirst();
  return row === undefined ? "missing" : yearIn(row.text);
}

/** Tells of each year of a company that begins before one that begins earlier has ended. */
export async function verifyOverlaps(
  { tx, onFault }: Pick<Inspection, "tx" | "onFault">,
  { company_id, key, revision }: DocumentRow,
): Promise<void> {
  const rows = await allItems(tx, company_id, key).orderBy("id").execute();
  const years = rows.flatMap((row) => yearIn(row.text) ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const [index, year] of years.entries()) {
    if (years.slice(0, index).some((earlier) => rangesOverlap(earlier, year))) {
      onFault({ companyId: company_id, key, revision, code: "years-overlap", itemId: year.id });
    }
  }
}

function yearIn(text: unknown): FiscalYear | undefined {
  const year = decodeItem("accountSettings", parsedText(text));
  return year.ok ? year.value : undefined;
}
