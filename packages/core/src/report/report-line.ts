import type { AccountNo } from "../account-plan/index.ts";
import { type DateRange, rangeWords } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";

/** What a column of amounts holds; a range is a month of a report month by month. */
export type ReportColumn =
  | "opening"
  | "period"
  | "closing"
  | "accumulated"
  | "previousPeriod"
  | "comparison"
  | "sum"
  | DateRange;

/** One account with its amounts, one per column of the report. */
export interface AccountLine {
  readonly kind: "account";
  readonly id: string;
  readonly level: number;
  readonly accountNo: AccountNo;
  /** Empty when the plan lacks the account. */
  readonly name: string;
  readonly amounts: readonly Ore[];
}

/**
 * One line of a structured report, from top to bottom. Ids are stable while the structure is; level 1 is outermost.
 * - subtotal: 'S:a {name}', of a group with one account too
 * - summary: the sum of every account row above it (RE5)
 * - total: 'Resultat' or 'Diff', after the structure
 */
export type ReportLine =
  | { readonly kind: "heading"; readonly id: string; readonly level: number; readonly name: string }
  | AccountLine
  | {
      readonly kind: "subtotal";
      readonly id: string;
      readonly level: number;
      readonly name: string;
      readonly amounts: readonly Ore[];
    }
  | {
      readonly kind: "summary" | "total";
      readonly id: string;
      readonly level: number;
      readonly name: string;
      readonly amounts: readonly Ore[];
    };

/** The heading over a column. */
export function reportColumnText(column: ReportColumn): string {
  if (typeof column === "object") return rangeWords(column);
  switch (column) {
    case "opening":
      return "Ingående balans";
    case "period":
      return "Period";
    case "closing":
      return "Utgående balans";
    case "accumulated":
      return "Ackumulerat";
    case "previousPeriod":
      return "Föregående period";
    case "comparison":
      return "Jämförelse";
    case "sum":
      return "Summa";
    default:
      return assertNever(column);
  }
}
