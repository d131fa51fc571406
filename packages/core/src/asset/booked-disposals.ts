import { negateOre, type Ore, sumOre } from "../money/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { isAssetAccountOf } from "./asset-accounts.ts";
import { disposalTexts } from "./disposal-entry.ts";

/** A row that takes an asset from its account. */
interface LeavingRow {
  readonly key: string;
  readonly transaction: Transaction;
  /** What the asset cost, as the row has it. */
  readonly price: Ore;
}

interface DisposedItem {
  readonly item: AssetItem;
  /** The rows of its class. */
  readonly rows: readonly LeavingRow[];
}

/**
 * The transactions of the year that book the disposals of its items, by the ids of those (AS13). Each credit row on the
 * accounts of a class is of one item: of the one that the text names, else of one that cost just as much.
 */
export function bookedDisposals(
  lists: readonly AssetList[],
  transactions: Iterable<Transaction>,
): ReadonlyMap<string, Transaction> {
  const uncorrected = [...transactions].filter(({ correctedBy }) => correctedBy === undefined);
  const disposed = lists.flatMap((list) => {
    const items = list.items.filter(({ disposedOn }) => disposedOn !== undefined);
    const rows = items.length === 0 ? [] : rowsOfClass(uncorrected, list);
    return items.map((item): DisposedItem => ({ item, rows }));
  });
  const found = new Map<string, Transaction>();
  const taken = new Set<string>();
  const names = new Set(disposed.flatMap(({ item }) => disposalTexts(item)).map(plain));
  for (const isOf of matches(names)) {
    for (const each of disposed) {
      if (found.has(each.item.id)) continue;
      const row = each.rows.find((one) => !taken.has(one.key) && isOf(one, each));
      if (row === undefined) continue;
      taken.add(row.key);
      found.set(each.item.id, row.transaction);
    }
  }
  return found;
}

type Match = (row: LeavingRow, of: DisposedItem) => boolean;

/** The surest first. What names another item is not that of one that cost as much, and a correction counts by name only. */
function matches(names: ReadonlySet<string>): readonly Match[] {
  const isNamed: Match = ({ transaction }, { item }) =>
    disposalTexts(item).map(plain).includes(plain(transaction.text));
  const isOfPrice: Match = ({ price }, { item }) => price === item.purchasePrice;
  const isOfDay: Match = ({ transaction }, { item }) => transaction.date === item.disposedOn;
  const isUnnamed: Match = ({ transaction }) =>
    transaction.corrects === undefined && !names.has(plain(transaction.text));
  const all =
    (...some: readonly Match[]): Match =>
    (row, of) =>
      some.every((match) => match(row, of));
  return [
    all(isNamed, isOfPrice, isOfDay),
    all(isNamed, isOfPrice),
    isNamed,
    all(isUnnamed, isOfPrice, isOfDay),
    all(isUnnamed, isOfPrice),
  ];
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}

/** What only moves between the accounts of the class has not left it. */
function rowsOfClass(
  transactions: readonly Transaction[],
  { depreciationAccountId }: AssetList,
): readonly LeavingRow[] {
  return transactions.flatMap((transaction) => {
    const { series, number, entries } = transaction;
    const rows = [...countedEntries(entries).entries()].flatMap(([at, { accountId, amount }]) =>
      isAssetAccountOf(accountId, depreciationAccountId) ? [{ at, amount }] : [],
    );
    if (sumOre(rows.map(({ amount }) => amount)) >= 0) return [];
    return rows
      .filter(({ amount }) => amount < 0)
      .map(
        ({ at, amount }): LeavingRow => ({
          key: `${series}-${number}-${at}`,
          transaction,
          price: negateOre(amount),
        }),
      );
  });
}
