import type { FiscalYear } from "@huvudbok/core/fiscal-year";

/** The name in the query of a page for the fiscal year that its content is in, when that is another (TR16). */
export const LINKED_YEAR = "year";

/** The address of a page in another year than the selected one. */
export function pathInYear(path: string, year: Pick<FiscalYear, "id">): string {
  return `${path}?${LINKED_YEAR}=${year.id}`;
}
