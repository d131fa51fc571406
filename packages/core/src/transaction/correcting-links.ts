import type { FiscalYearId } from "../fiscal-year/index.ts";
import type { Transaction, TransactionLink } from "./transaction.ts";

/** The registered transactions of a fiscal year. */
interface YearTransactions {
  readonly transactions: readonly Transaction[];
  readonly fiscalYearId: FiscalYearId;
}

/**
 * All that correct a transaction, its mark 'Rättad av' first: 'Rätta' registers two (TR20). Those beside the mark are
 * found in the year of the transaction only.
 */
export function correctingLinks(
  corrected: Transaction,
  { transactions, fiscalYearId }: YearTransactions,
): readonly TransactionLink[] {
  const { series, number, correctedBy } = corrected;
  const own = { fiscalYearId, series, number };
  const found = transactions.filter(({ corrects }) => isSame(corrects, own)).map(linkIn(fiscalYearId));
  return correctedBy === undefined
    ? found
    : [correctedBy, ...found.filter((link) => !isSame(link, correctedBy))];
}

/** The others of the year that correct the same one as this does. */
export function correctingSiblings(
  correcting: Transaction,
  { transactions, fiscalYearId }: YearTransactions,
): readonly TransactionLink[] {
  const { series, number, corrects } = correcting;
  if (corrects === undefined) return [];
  const own = { fiscalYearId, series, number };
  const found = transactions.filter((each) => isSame(each.corrects, corrects)).map(linkIn(fiscalYearId));
  return found.filter((link) => !isSame(link, own));
}

function linkIn(fiscalYearId: FiscalYearId) {
  return ({ series, number }: Transaction): TransactionLink => ({ fiscalYearId, series, number });
}

function isSame(a: TransactionLink | undefined, b: TransactionLink): boolean {
  return a?.fiscalYearId === b.fiscalYearId && a.series === b.series && a.number === b.number;
}
