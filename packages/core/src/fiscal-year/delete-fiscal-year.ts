import type { IsoDate } from "../calendar/index.ts";
import { assertNever, err, ok, type Result } from "../shared/index.ts";
import type { FiscalYear } from "./fiscal-year.ts";
import { fiscalYearName, followingFiscalYear, previousFiscalYear } from "./select-fiscal-year.ts";

/** Something has been saved in the year since its contents were counted and reviewed. */
export const YEAR_CHANGED_TEXT =
  "Räkenskapsåret har ändrats sedan det räknades ihop, så inget är raderat. Gå igenom det igen, och spara bokföringen på nytt.";
/** The fiscal year went away while it was being deleted, as by somebody else. */
export const YEAR_VANISHED_TEXT = "Kunde inte hitta räkenskapsår";
/** The fiscal year stands in the list, and nothing is saved in it. */
export const NOTHING_TO_DELETE_TEXT = "Inga data att radera";

/** The fiscal year that an address names, or the Swedish text of why there is none. */
export function namedFiscalYear(id: string, years: readonly FiscalYear[]): Result<FiscalYear, string> {
  if (id.trim() === "") return err("Inget räkenskapsår angivet.");
  const year = years.find((one) => one.id === id);
  if (year !== undefined) return ok(year);
  return err(years.length === 0 ? "Inget räkenskapsår valt" : `Räkenskapsår med id ${id} hittades inte.`);
}

/** What keeps a fiscal year from being deleted (CH24). */
export type YearDeletionHindrance =
  | { readonly code: "active" }
  | { readonly code: "locked" }
  | { readonly code: "closed"; readonly closedThrough: IsoDate };

/** The first thing that keeps a year from being deleted; `activeId` is the year that the person works in. */
export function yearDeletionHindrance(
  { id, from, locked }: FiscalYear,
  { activeId, closedThrough }: { readonly activeId?: string; readonly closedThrough?: IsoDate },
): YearDeletionHindrance | undefined {
  if (id === activeId) return { code: "active" };
  if (locked) return { code: "locked" };
  return closedThrough !== undefined && from <= closedThrough ? { code: "closed", closedThrough } : undefined;
}

export function yearDeletionHindranceText(hindrance: YearDeletionHindrance): string {
  switch (hindrance.code) {
    case "active":
      return "Det valda räkenskapsåret kan inte raderas. Välj ett annat år först.";
    case "locked":
      return "Räkenskapsåret är låst. Lås upp det först.";
    case "closed":
      return `Bokföringen är låst till och med ${hindrance.closedThrough}. Ett räkenskapsår som börjar då eller tidigare kan inte raderas.`;
    default:
      return assertNever(hindrance);
  }
}

/** What the other years lose when a year goes, in Swedish; empty where none builds on it. */
export function yearDeletionWarning(year: FiscalYear, years: readonly FiscalYear[]): string {
  const next = followingFiscalYear(years, year);
  if (next === undefined) return "";
  const name = fiscalYearName(next);
  const lost = `När ${name} ska hämta sin ingående balans blir svaret ”Föregående räkenskapsår hittades inte.”`;
  const previous = previousFiscalYear(years, year);
  if (previous === undefined) return `${name} bygger på det här året. ${lost}`;
  return `Året ligger mellan ${fiscalYearName(previous)} och ${name}: raderas det bryts kedjan av balanser. ${lost}`;
}
