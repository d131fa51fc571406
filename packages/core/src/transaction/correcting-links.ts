import type { FiscalYearId } from "../fiscal-year/index.ts";
import type { Transaction, TransactionLink } from "./transaction.ts";

/** The registered transactions of a fiscal year. */
interface YearTransactions {
  readonly transactions: readonly Transaction[];
  readonly fiscalYearId: FiscalYearId;
}

/**
 * All that correct a transaction of the fiscal year `own`, its mark 'Rättad av' first: 'Rätta' registers two (TR20). Those
 * beside the mark are found in the years that are given.
 */
export function correctingLinks(
  corrected: Transaction,
  own: FiscalYearId,
  years: readonly YearTransactions[],
): readonly TransactionLink[] {
  const { series, number, correctedBy } = corrected;
  const link = { fiscalYearId: own, series, number };
  const found = years.flatMap(({ transactions, fiscalYearId }) =>
    transactions.filter(({ corrects }) => isSame(corrects, link)).map(linkIn(fiscalYearId)),
  );
  return correctedBy === undefined
    ? found
    : [correctedBy, ...found.filter((other) => !isSame(other, correctedBy))];
}

/** The ends in other fiscal years of the corrections of a year, each once, as they are found. */
export interface LinksAcrossYears {
  /** What the year's transactions correct: without them it stands uncorrected (CH11). */
  readonly corrected: readonly TransactionLink[];
  /** What corrects the year's transactions: without them it says that it corrects what is gone. */
  readonly correcting: readonly TransactionLink[];
}

/** What in other years is linked with the transactions of a year, by 'Rätta' and 'Vänd'. */
export function linksAcrossYears({ transactions, fiscalYearId }: YearTransactions): LinksAcrossYears {
  const others = (links: readonly (TransactionLink | undefined)[]) =>
    links
      .filter((link) => link !== undefined)
      .filter((link) => link.fiscalYearId !== fiscalYearId)
      .filter((link, place, all) => all.findIndex((one) => isSame(one, link)) === place);
  return {
    corrected: others(transactions.map(({ corrects }) => corrects)),
    correcting: others(transactions.map(({ correctedBy }) => correctedBy)),
  };
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
