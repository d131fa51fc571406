import type { AccountNo } from "../../account-plan/index.ts";
import { type DateRange, type IsoDate, rangeContains } from "../../calendar/index.ts";
import { type Ledger, periodBalancesOfDays } from "../../ledger/index.ts";
import { negateOre, type Ore, sumOre, ZERO_ORE } from "../../money/index.ts";
import { countedEntries, type Transaction } from "../../transaction/index.ts";
import { standingWithin, vatSettlements } from "../vat-settlements.ts";
import { clearedAtStart } from "./opening-settlements.ts";
import { remembered } from "./remembered.ts";

/** What the books of a year have of some of its days, in öre: debit positive. */
export interface MovesOfDays {
  /** What each account held when the days began. */
  readonly opening: ReadonlyMap<AccountNo, Ore>;
  readonly closing: ReadonlyMap<AccountNo, Ore>;
  /** The change of each account that moved, without settlements: they are in no box, whatever accounts they have (OV4). */
  readonly moved: ReadonlyMap<AccountNo, Ore>;
  /** The settlements of these days that clear what the accounts held when they began. */
  readonly settledBefore: readonly Transaction[];
}

/** What the accounts of a year have moved by on some days. */
export const movesOfDays = remembered(findMoves, ({ from, to }: DateRange) => `${from} ${to}`);

/** What each account of a year held when a day of it had ended, or at its end. */
export function closingThrough(
  ledger: Ledger,
  through: IsoDate = ledger.fiscalYear.to,
): ReadonlyMap<AccountNo, Ore> {
  return movesOfDays(ledger, { from: ledger.fiscalYear.from, to: through }).closing;
}

function findMoves(ledger: Ledger, range: DateRange): MovesOfDays {
  const balances = [...periodBalancesOfDays(ledger, range)];
  const opening = new Map(balances.map(([account, balance]) => [account, balance.opening]));
  const closing = new Map(balances.map(([account, balance]) => [account, balance.closing]));
  const within = vatSettlements(ledger).filter(({ date }) => rangeContains(range, date));
  const apart = rowSums(within);
  const moved = balances.map(([account, { period: change }]): [AccountNo, Ore] => [
    account,
    sumOre([change, negateOre(apart.get(account) ?? ZERO_ORE)]),
  ]);
  const settledBefore = clearedAtStart(standingWithin(ledger, range), opening);
  return { opening, closing, moved: new Map(moved), settledBefore };
}

/** The sum of the rows of transactions on each account. */
function rowSums(transactions: readonly Transaction[]): ReadonlyMap<AccountNo, Ore> {
  const sums = new Map<AccountNo, Ore>();
  for (const { accountId, amount } of transactions.flatMap(({ entries }) => countedEntries(entries))) {
    sums.set(accountId, sumOre([sums.get(accountId) ?? ZERO_ORE, amount]));
  }
  return sums;
}
