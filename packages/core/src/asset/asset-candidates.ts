import type { AccountBalance } from "../account-balance/index.ts";
import { addDays, type DateRange, type IsoDate } from "../calendar/index.ts";
import type { FiscalYearId } from "../fiscal-year/index.ts";
import { negateOre, type Ore, ore, sumOre, ZERO_ORE } from "../money/index.ts";
import { countedEntries, type Entry, type Transaction } from "../transaction/index.ts";
import type { AssetItem, AssetList, AssetTransactionLink } from "./asset.ts";
import { isAssetAccountOf } from "./asset-accounts.ts";

/** The years that an imported or new item is depreciated over. */
export const DEFAULT_DEPRECIATION_YEARS = 5;

/** An item that the books propose; `key` tells it from the others. */
export interface AssetCandidate {
  readonly key: string;
  readonly item: Omit<AssetItem, "id" | "depreciationAmount">;
}

export interface CandidateBooks {
  readonly year: DateRange & { readonly id: FiscalYearId };
  readonly transactions: Iterable<Transaction>;
  readonly openingBalances: Iterable<Pick<AccountBalance, "accountId" | "balance">>;
  /** All lists of the year: what one of them has is not proposed again. */
  readonly lists: readonly AssetList[];
}

/**
 * What the books hold for a list (AS9): one item per debit row on the accounts of its class, with text, amount, date and
 * link, but for rows that an item is linked to and transactions that were corrected; and what the opening balances hold
 * beyond the items bought before the year, as one item to split.
 */
export function assetCandidates(list: AssetList, books: CandidateBooks): readonly AssetCandidate[] {
  return [...openingCandidates(list, books), ...bookedCandidates(list, books)];
}

function bookedCandidates(list: AssetList, { year, transactions, lists }: CandidateBooks): AssetCandidate[] {
  const linked = linkedPrices(list, lists);
  const found: AssetCandidate[] = [];
  for (const { series, number, date, text, entries, correctedBy } of transactions) {
    if (correctedBy !== undefined) continue;
    const transaction = { fiscalYearId: year.id, transactionSeries: series, transactionId: number };
    const rows = [...countedEntries(entries).entries()].filter(
      ([, { accountId, amount }]) => amount > 0 && isAssetAccountOf(accountId, list.depreciationAccountId),
    );
    for (const [at, entry] of rowsWithoutItem(rows, linked.get(linkKey(transaction)) ?? [])) {
      const name = entry.text?.trim() || text;
      found.push({
        key: `${series}-${number}-${at}`,
        item: { ...newItem(name, date, entry.amount), transaction },
      });
    }
  }
  return found;
}

type PlacedRow = readonly [at: number, entry: Entry];

/** The price of an item that is linked to a transaction. */
interface LinkedPrice {
  readonly price: Ore;
  /** Whether its list is of the class that is looked at. */
  readonly isOfClass: boolean;
}

/**
 * The rows that no item is linked to. A link names the transaction alone: an item is of the row with just its price; of
 * the others of the class, whose prices have been changed, all are of the row that they sum to, as where it was split, or
 * else each is of the row that is nearest to its price. Rather a row too few is proposed than one that is depreciated twice.
 */
function rowsWithoutItem(rows: readonly PlacedRow[], linked: readonly LinkedPrice[]): readonly PlacedRow[] {
  const left = [...rows];
  const take = (place: number) => place !== -1 && left.splice(place, 1).length > 0;
  const placeOf = (price: Ore) => left.findIndex(([, { amount }]) => amount === price);
  const others = linked.filter(({ price }) => !take(placeOf(price)));
  const changed = others.filter(({ isOfClass }) => isOfClass).map(({ price }) => price);
  if (changed.length > 1 && take(placeOf(sumOre(changed)))) return left;
  for (const price of changed) {
    const distances = left.map(([, { amount }]) => Math.abs(amount - price));
    take(distances.indexOf(Math.min(...distances)));
  }
  return left;
}

/** By transaction, the prices of the items that are linked to it. */
function linkedPrices(
  { depreciationAccountId }: AssetList,
  lists: readonly AssetList[],
): ReadonlyMap<string, readonly LinkedPrice[]> {
  const linked = new Map<string, LinkedPrice[]>();
  for (const list of lists) {
    const isOfClass = list.depreciationAccountId === depreciationAccountId;
    for (const { transaction, purchasePrice: price } of list.items) {
      if (transaction === undefined) continue;
      const key = linkKey(transaction);
      linked.set(key, [...(linked.get(key) ?? []), { price, isOfClass }]);
    }
  }
  return linked;
}

function linkKey({ fiscalYearId, transactionSeries, transactionId }: AssetTransactionLink): string {
  return `${fiscalYearId} ${transactionSeries} ${transactionId}`;
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
