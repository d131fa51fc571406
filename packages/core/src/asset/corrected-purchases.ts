import type { DateRange } from "../calendar/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { AssetItem, AssetList, AssetTransactionLink } from "./asset.ts";
import type { CandidateBooks } from "./candidate-books.ts";
import { depreciatedItem } from "./depreciation.ts";
import { itemSources } from "./item-sources.ts";

/** An item whose purchase was corrected by what the books have now. */
export interface CorrectedPurchase {
  /** As its list has it. */
  readonly item: AssetItem;
  /** With the price and the link of what its purchase was corrected to. */
  readonly corrected: AssetItem;
  readonly transaction: Transaction;
}

/**
 * The items of a list that are linked to a transaction that was corrected, with what was booked instead in the year (AS14).
 * An item that is of a row together with others is not among them: which part of the price is its own nobody knows.
 */
export function correctedPurchases(list: AssetList, books: CandidateBooks): readonly CorrectedPurchase[] {
  const { year } = books;
  return itemSources(list, books).flatMap(({ transaction, found }) => {
    const link: AssetTransactionLink = {
      fiscalYearId: year.id,
      transactionSeries: transaction.series,
      transactionId: transaction.number,
    };
    return found
      .filter(({ linked: { item, list: own } }) => own.id === list.id && !isSame(item.transaction, link))
      .map(({ linked: { item }, row: [, { amount }] }) => ({
        item,
        corrected: correctedItem(item, { purchasePrice: amount, transaction: link }, year),
        transaction,
      }));
  });
}

function correctedItem(
  item: AssetItem,
  made: Pick<AssetItem, "purchasePrice" | "transaction">,
  year: DateRange,
): AssetItem {
  return depreciatedItem({ ...item, ...made }, year);
}

function isSame(a: AssetTransactionLink | undefined, b: AssetTransactionLink): boolean {
  return (
    a?.fiscalYearId === b.fiscalYearId &&
    a.transactionSeries === b.transactionSeries &&
    a.transactionId === b.transactionId
  );
}
