import type { Ore } from "@huvudbok/core/money";
import type { SheetRow } from "@huvudbok/core/report";

/** The amount in a column of a row, if it has one there. */
export function amountAt({ cells }: SheetRow, at: number): Ore | undefined {
  const cell = cells[at];
  return cell?.kind === "amount" ? cell.amount : undefined;
}

/** Debit or credit as a page shows it: 0 only in a sum. */
export function shownSide(row: SheetRow, at: number): Ore | undefined {
  const amount = amountAt(row, at);
  return amount === 0 && !isSum(row) ? undefined : amount;
}

/** Whether debits and credits are summed in the row. */
export function isSum({ kind }: SheetRow): boolean {
  return kind === "turnover" || kind === "sum";
}
