import { type AccountNo, accountNo, isAssetAccount, isDepreciationAccount } from "../account-plan/index.ts";
import { negateOre, type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import type { AssetList } from "./asset.ts";
import { accumulatedDepreciation } from "./depreciation.ts";

/** Accounts of assets that hold something else than the lists have. Amounts as on the accounts, debit positive. */
export interface AssetDifference {
  readonly accounts: readonly AccountNo[];
  readonly booked: Ore;
  readonly listed: Ore;
}

/** Land (113), and what is under construction or paid in advance (128), are not depreciated: no list is missed. */
const WITHOUT_DEPRECIATION = new Set([113, 128]);

/**
 * Where the lists and what the accounts close with differ, by class (AS10): the prices on the accounts of assets, and
 * what they have been depreciated by. A class without a list differs while it has a value left.
 */
export function assetDifferences(
  lists: readonly AssetList[],
  closing: ReadonlyMap<AccountNo, Ore>,
): readonly AssetDifference[] {
  const booked = Map.groupBy(
    [...closing].filter(([account]) => isAssetAccount(account) || isDepreciationAccount(account)),
    ([account]) => classOf(account),
  );
  const listed = Map.groupBy(lists, ({ depreciationAccountId }) => classOf(depreciationAccountId));
  return [...new Set([...booked.keys(), ...listed.keys()])]
    .toSorted((a, b) => a - b)
    .flatMap((number) => differencesOf(number, listed.get(number), booked.get(number) ?? []));
}

/** The class of accounts that an account of assets, or of their depreciation, belongs to: 122 of 1220-1229. */
function classOf(account: AccountNo): number {
  return Math.floor(account / 10);
}

type Balance = readonly [account: AccountNo, amount: Ore];

function differencesOf(
  classNumber: number,
  lists: readonly AssetList[] | undefined,
  balances: readonly Balance[],
): readonly AssetDifference[] {
  if (lists === undefined) {
    const isWithoutValue = sumOre(balances.map(([, amount]) => amount)) <= 0;
    if (isWithoutValue || WITHOUT_DEPRECIATION.has(classNumber)) return [];
  }
  const items = (lists ?? []).flatMap((list) =>
    list.items.filter(({ disposedOn }) => disposedOn === undefined),
  );
  const prices = balances.filter(([account, amount]) => amount !== 0 && isAssetAccount(account));
  const depreciated = balances.filter(([account]) => isDepreciationAccount(account));
  return [
    difference(
      prices,
      accountNo(classNumber * 10),
      items.map(({ purchasePrice }) => purchasePrice),
    ),
    difference(
      depreciated,
      accountNo(classNumber * 10 + 9),
      items.map((item) => negateOre(accumulatedDepreciation(item))),
    ),
  ].filter(({ booked, listed }) => booked !== listed);
}

/** `first`: the account that is named where none has a balance. */
function difference(
  balances: readonly Balance[],
  first: AccountNo,
  amounts: readonly Ore[],
): AssetDifference {
  return {
    accounts: balances.length === 0 ? [first] : balances.map(([account]) => account),
    booked: sumOre([ZERO_ORE, ...balances.map(([, amount]) => amount)]),
    listed: sumOre([ZERO_ORE, ...amounts]),
  };
}
