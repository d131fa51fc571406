import { type IsoDate, isoDate } from "@huvudbok/core/calendar";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { publishedCharts as charts } from "@huvudbok/core/import/published-charts.arbitrary";
import { type DemonstrationBooks, demonstrationBooks } from "./demonstration-books.ts";
import { DEMONSTRATION_SEED } from "./demonstration-company.ts";

export const TODAY = isoDate("2026-11-20");
export const yearIds = [fiscalYearIdFromGuid("1".repeat(32)), fiscalYearIdFromGuid("2".repeat(32))] as const;

const made = new Map<string, DemonstrationBooks>();

/** The books of each day, made once: the properties are tested on the same ones. */
export function booksOf(seed = DEMONSTRATION_SEED, today: IsoDate = TODAY): DemonstrationBooks {
  const name = `${seed} ${today}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  let count = 0;
  const newGuid = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, "0")}`;
  const books = demonstrationBooks({ today, seed, charts, yearIds, newGuid });
  made.set(name, books);
  return books;
}
