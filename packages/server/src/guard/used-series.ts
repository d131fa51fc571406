import { BOOKS, fiscalYearKey } from "@huvudbok/core/document";
import { isFiscalYearId } from "@huvudbok/core/fiscal-year";
import type { Kysely } from "kysely";
import type { Tables } from "../store/database/database-tables.ts";

/** The series that have transactions in fiscal years, by the id of the year: one look in an index for each year. */
export async function usedSeriesOf(
  tx: Kysely<Tables>,
  companyId: number,
  years: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const used = new Map<string, ReadonlySet<string>>();
  for (const year of years.filter(isFiscalYearId)) {
    const rows = await tx
      .selectFrom("item")
      .select("series")
      .distinct()
      .where("company_id", "=", companyId)
      .where("key", "=", fiscalYearKey(companyId, year, BOOKS.vouchers))
      .where("number", "is not", null)
      .execute();
    used.set(year, new Set(rows.flatMap(({ series }) => series ?? [])));
  }
  return used;
}
