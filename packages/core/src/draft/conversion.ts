import type { IsoDate } from "../calendar/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import { assertNever } from "../shared/index.ts";
import { highestNumbers, nextNumberInBooks, type Transaction } from "../transaction/index.ts";
import { type OutsideLink, outsideLinks, outsideLinksText } from "./outside-links.ts";

/** What a conversion of a year's transactions to drafts does. */
export interface Conversion {
  /** Those that become drafts, in the order given. */
  readonly converted: readonly Transaction[];
  /** How many stay, since they are locked. */
  readonly lockedCount: number;
  /** Why none becomes a draft; absent when they may. */
  readonly hindrance?: ConversionHindrance;
  /** Whether all could come back with their numbers: they are the next ones after those that stay. */
  readonly isUndoable: boolean;
}

export type ConversionHindrance =
  | { readonly code: "year-locked" }
  | { readonly code: "nothing" }
  | { readonly code: "only-locked"; readonly lockedCount: number }
  | { readonly code: "edit-not-allowed" }
  | { readonly code: "closed"; readonly closedThrough: IsoDate; readonly count: number }
  | { readonly code: "linked"; readonly links: readonly OutsideLink[] };

export interface ConversionRules {
  readonly year: FiscalYear;
  /** The user setting 'Tillåt redigering av transaktioner'. */
  readonly allowTransactionEdit: boolean;
  readonly closedThrough?: IsoDate;
}

/** What converting all transactions of the year would do, and why it may not be done (CH9). */
export function conversionOf(transactions: readonly Transaction[], rules: ConversionRules): Conversion {
  const converted = transactions.filter(({ locked }) => !locked);
  const lockedCount = transactions.length - converted.length;
  const hindrance = hindranceOf(converted, lockedCount, rules);
  return {
    converted,
    lockedCount,
    ...(hindrance === undefined ? {} : { hindrance }),
    isUndoable: isUndoable(transactions, converted, rules.year),
  };
}

function hindranceOf(
  converted: readonly Transaction[],
  lockedCount: number,
  { year, allowTransactionEdit, closedThrough }: ConversionRules,
): ConversionHindrance | undefined {
  if (year.locked) return { code: "year-locked" };
  if (converted.length === 0)
    return lockedCount === 0 ? { code: "nothing" } : { code: "only-locked", lockedCount };
  if (closedThrough !== undefined) {
    const count = converted.filter(({ date }) => date <= closedThrough).length;
    if (count > 0) return { code: "closed", closedThrough, count };
  }
  const links = outsideLinks(converted, year.id);
  if (links.length > 0) return { code: "linked", links };
  return allowTransactionEdit ? undefined : { code: "edit-not-allowed" };
}

/** Undo gives every series its next numbers, so nothing of it may stay above, nor a number be missing between. */
function isUndoable(
  transactions: readonly Transaction[],
  converted: readonly Transaction[],
  year: FiscalYear,
): boolean {
  const highest = new Map(highestNumbers(transactions.filter(({ locked }) => locked)));
  return converted
    .toSorted((a, b) => a.number - b.number)
    .every(({ series, number }) => {
      const next = nextNumberInBooks(series, year, highest);
      highest.set(series, number);
      return next === number;
    });
}

/** One sentence on why nothing is converted, for the page. */
export function conversionHindranceText(hindrance: ConversionHindrance): string {
  switch (hindrance.code) {
    case "year-locked":
      return "Räkenskapsåret är låst.";
    case "nothing":
      return "Det finns inga transaktioner att konvertera.";
    case "only-locked":
      return hindrance.lockedCount === 1
        ? "Årets enda transaktion är låst."
        : `Alla ${hindrance.lockedCount} transaktioner är låsta.`;
    case "edit-not-allowed":
      return "Transaktioner kan bara konverteras när ”Tillåt redigering av transaktioner” är valt i inställningarna.";
    case "closed":
      return `Bokföringen är låst till och med ${hindrance.closedThrough}, och ${hindrance.count} av transaktionerna har datum dit.`;
    case "linked":
      return outsideLinksText(hindrance.links);
    default:
      return assertNever(hindrance);
  }
}
