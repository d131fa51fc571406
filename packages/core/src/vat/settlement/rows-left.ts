import { sumOre } from "../../money/index.ts";
import type { VatPart } from "../vat-moves.ts";
import { ownRows, type RowLeft, rowsOfPeriod } from "./rows-of-period.ts";
import { strandedRows } from "./stranded-vat.ts";

/** The rows that empty the VAT accounts: of what the period has left on them, and of what no period has (VR7). */
export function rowsLeft(part: VatPart): readonly RowLeft[] {
  return [...rowsOfPeriod(part), ...strandedRows(part)].toSorted((a, b) => a.accountId - b.accountId);
}

/**
 * True when the boxes of the period do not say what its rows come to: settlements of several periods at once have taken
 * some of what this one has put on the accounts, those of this one some of what the year began with, or it is to empty
 * accounts of what no period has.
 */
export function isPartlyTaken(part: VatPart): boolean {
  if (part.ofYearBefore.length > 0) return true;
  const put = sumOre(ownRows(part).map(({ amount }) => amount));
  return put !== sumOre(rowsOfPeriod(part).map(({ amount }) => amount)) || strandedRows(part).length > 0;
}
