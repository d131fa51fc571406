import type { FiscalYearId } from "../fiscal-year/index.ts";
import type { Transaction, TransactionLink } from "../transaction/index.ts";

/** The registered transactions of a fiscal year. */
export interface YearOfTransactions {
  readonly fiscalYearId: FiscalYearId;
  readonly transactions: Iterable<Transaction>;
}

/** A transaction that is corrected; without what it says where its year is not among those that are given. */
export interface CorrectedTransaction {
  readonly link: TransactionLink;
  readonly transaction: Transaction | undefined;
}

/** Finds what a transaction corrects, and what that corrects, from the latest to the first, in any of the years. */
export function correctionChains(
  years: readonly YearOfTransactions[],
): (transaction: Pick<Transaction, "corrects">) => readonly CorrectedTransaction[] {
  const all = new Map<string, Transaction>();
  for (const { fiscalYearId, transactions } of years) {
    for (const each of transactions) all.set(linkKey({ ...each, fiscalYearId }), each);
  }
  return ({ corrects }) => {
    const chain: CorrectedTransaction[] = [];
    const seen = new Set<string>();
    for (let link = corrects; link !== undefined && !seen.has(linkKey(link)); ) {
      seen.add(linkKey(link));
      const transaction = all.get(linkKey(link));
      chain.push({ link, transaction });
      link = transaction?.corrects;
    }
    return chain;
  };
}

/** A key of a transaction among those of all years. */
export function linkKey({ fiscalYearId, series, number }: TransactionLink): string {
  return `${fiscalYearId} ${series} ${number}`;
}
