import { addDays, type IsoDate } from "../calendar/index.ts";
import { negateOre, type Ore, ore, sumOre, ZERO_ORE } from "../money/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { isAssetAccountOf } from "./asset-accounts.ts";
import type { CandidateBooks } from "./candidate-books.ts";
import { itemSources } from "./item-sources.ts";

/** The years that an imported or new item is depreciated over. */
export const DEFAULT_DEPRECIATION_YEARS = 5;

/** An item that the books propose; `key` tells it from the others. */
export interface AssetCandidate {
  readonly key: string;
  readonly item: Omit<AssetItem, "id" | "depreciationAmount">;
}

/**
 * What the books hold for a list (AS9): one item per debit row on the accounts of its class, with text, amount, date and
 * link, but for rows that an item is linked to and transactions that were corrected; and what the opening balances hold
 * beyond the items bought before the year, as one item to split.
 */
export function assetCandidates(list: AssetList, books: CandidateBooks): readonly AssetCandidate[] {
  return [...openingCandidates(list, books), ...bookedCandidates(list, books)];
}

function bookedCandidates(list: AssetList, books: CandidateBooks): AssetCandidate[] {
  return itemSources(list, books).flatMap(({ transaction: { series, number, date, text }, left }) =>
    left.map(([at, entry]) => {
      const transaction = {
        fiscalYearId: books.year.id,
        transactionSeries: series,
        transactionId: number,
      };
      const name = entry.text?.trim() || text;
      return {
        key: `${series}-${number}-${at}`,
        item: { ...newItem(name, date, entry.amount), transaction },
      };
    }),
  );
}

function openingCandidates(
  list: AssetList,
  { year, openingBalances, lists }: CandidateBooks,
): AssetCandidate[] {
  const balances = [...openingBalances];
  const sumOf = (isCounted: (account: number) => boolean) =>
    sumOre(balances.flatMap(({ accountId, balance }) => (isCounted(accountId) ? [balance] : [])));
  const items = lists
    .filter(({ depreciationAccountId }) => depreciationAccountId === list.depreciationAccountId)
    .flatMap((each) => each.items.filter(({ purchaseDate }) => purchaseDate < year.from));
  const price = sumOre([
    sumOf((account) => isAssetAccountOf(account, list.depreciationAccountId)),
    ...items.map(({ purchasePrice }) => negateOre(purchasePrice)),
  ]);
  if (price <= 0) return [];
  const depreciated = sumOre([
    negateOre(sumOf((account) => account === list.depreciationAccountId)),
    ...items.map(({ inboundDepreciationAmount }) => negateOre(inboundDepreciationAmount)),
  ]);
  const inbound = ore(Math.min(price, Math.max(0, depreciated)));
  const item = newItem("Inventarier från ingående balans", addDays(year.from, -1), price);
  return [{ key: "opening", item: { ...item, inboundDepreciationAmount: inbound } }];
}

function newItem(name: string, purchaseDate: IsoDate, purchasePrice: Ore): AssetCandidate["item"] {
  return {
    name,
    purchaseDate,
    purchasePrice,
    depreciationYears: DEFAULT_DEPRECIATION_YEARS,
    inboundDepreciationAmount: ZERO_ORE,
  };
}
