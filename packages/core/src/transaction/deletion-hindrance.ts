import type { IsoDate } from "../calendar/index.ts";
import { assertNever } from "../shared/index.ts";
import type { HighestNumbers } from "./numbering.ts";
import type { Transaction, TransactionLink } from "./transaction.ts";

/** Said of a transaction that came locked from a file, or with its year. */
export const LOCKED_TRANSACTION_TEXT = "Transaktionen är låst och kan inte ändras";

/** The facts that decide whether a transaction may be deleted (CH7); who may write at all is decided elsewhere. */
export interface DeletionRules {
  /** The user setting 'Tillåt redigering av transaktioner'. */
  readonly allowTransactionEdit: boolean;
  readonly highest: HighestNumbers;
  readonly closedThrough?: IsoDate;
  readonly isYearLocked: boolean;
}

export type DeletionHindrance =
  | { readonly code: "year-locked" }
  | { readonly code: "locked" }
  | { readonly code: "corrected"; readonly by: TransactionLink }
  | { readonly code: "edit-not-allowed" }
  | { readonly code: "not-highest"; readonly series: string; readonly highest: number }
  | { readonly code: "closed"; readonly closedThrough: IsoDate };

/** Why a transaction may not be deleted; undefined when it may. */
export function deletionHindrance(
  { series, number, date, locked, correctedBy }: Transaction,
  { allowTransactionEdit, highest, closedThrough, isYearLocked }: DeletionRules,
): DeletionHindrance | undefined {
  if (isYearLocked) return { code: "year-locked" };
  if (locked) return { code: "locked" };
  if (correctedBy !== undefined) return { code: "corrected", by: correctedBy };
  if (!allowTransactionEdit) return { code: "edit-not-allowed" };
  const last = highest.get(series) ?? number;
  if (number !== last) return { code: "not-highest", series, highest: last };
  if (closedThrough !== undefined && date <= closedThrough) return { code: "closed", closedThrough };
  return undefined;
}

/** One sentence on why, for the transaction's page and for the server's refusal. */
export function deletionHindranceText(hindrance: DeletionHindrance): string {
  switch (hindrance.code) {
    case "year-locked":
      return "Räkenskapsåret är låst.";
    case "locked":
      return LOCKED_TRANSACTION_TEXT;
    case "corrected":
      return `Transaktionen är rättad av ${hindrance.by.series} ${hindrance.by.number} och kan inte raderas före den.`;
    case "edit-not-allowed":
      return "Transaktioner kan bara raderas när ”Tillåt redigering av transaktioner” är valt i inställningarna.";
    case "not-highest":
      return `Bara den sista transaktionen i serien kan raderas, och det är ${hindrance.series} ${hindrance.highest}.`;
    case "closed":
      return `Bokföringen är låst till och med ${hindrance.closedThrough}.`;
    default:
      return assertNever(hindrance);
  }
}
