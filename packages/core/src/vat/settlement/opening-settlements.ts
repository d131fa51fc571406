import type { AccountNo } from "../../account-plan/index.ts";
import { isVatAccount } from "../../account-plan/index.ts";
import type { IsoDate } from "../../calendar/index.ts";
import { type Ledger, periodBalancesOfDays } from "../../ledger/index.ts";
import { negateOre, type Ore, ore, sumOre, ZERO_ORE } from "../../money/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import {
  clearsBalances,
  lastingSettlements,
  settledOn,
  vatRows,
  vatSettlements,
} from "../vat-settlements.ts";
import { remembered } from "./remembered.ts";

/** What a settlement takes on an account of what the year began with. */
export interface TakenOfOpening {
  readonly settlement: Transaction;
  readonly account: AccountNo;
  readonly amount: Ore;
}

/** What the VAT accounts of a year opened with, where that is something. */
export function openedVat({ openingBalances }: Ledger): Map<AccountNo, Ore> {
  return new Map(
    openingBalances.flatMap(({ accountId, balance }) =>
      balance !== 0 && isVatAccount(accountId) ? [[accountId, balance]] : [],
    ),
  );
}

/**
 * What the settlements of a year take of what its VAT accounts opened with, which settles the year before (VR14): those that
 * clear just that; of the others, where they take more than the year itself had put on an account by then, the row on it.
 */
export const takenOfOpening = remembered(findTaken);

function findTaken(ledger: Ledger): readonly TakenOfOpening[] {
  const opening = openedVat(ledger);
  if (opening.size === 0) return [];
  const settlements = vatSettlements(ledger);
  const lasting = lastingSettlements(ledger);
  const cleared = clearedAtStart(lasting, opening);
  const taken = cleared.flatMap((settlement) =>
    [...vatRows(settlement)].map(([account, amount]) => ({ settlement, account, amount })),
  );
  for (const { account } of taken) opening.delete(account);
  return [
    ...taken,
    ...[...opening].flatMap(([account, held]) => takenOf(ledger, account, held, { settlements, lasting })),
  ];
}

/** What was taken on an account. */
export function takenOn(taken: readonly TakenOfOpening[], account: AccountNo): Ore {
  return sumOre(taken.filter((each) => each.account === account).map(({ amount }) => amount));
}

/** What the settlements, in the order of their days, take of what one account opened with that none of them clears. */
function takenOf(
  ledger: Ledger,
  account: AccountNo,
  opening: Ore,
  { settlements, lasting }: Readonly<Record<"settlements" | "lasting", readonly Transaction[]>>,
): readonly TakenOfOpening[] {
  const taken: TakenOfOpening[] = [];
  let held = opening;
  let ofYear = ZERO_ORE;
  for (const settlement of lasting) {
    const amount = vatRows(settlement).get(account) ?? ZERO_ORE;
    if (amount === 0) continue;
    const put = sumOre([putOn(ledger, account, settlement.date, settlements), ofYear]);
    // What gives back to the account has taken VAT of the year that has the other sign.
    const isOfYear =
      Math.sign(amount) === Math.sign(opening) ||
      (Math.sign(put) === -Math.sign(amount) && Math.abs(amount) <= Math.abs(put));
    if (isOfYear || held === 0) {
      ofYear = sumOre([ofYear, amount]);
      continue;
    }
    const part = ore(Math.sign(amount) * Math.min(Math.abs(amount), Math.abs(held)));
    held = sumOre([held, part]);
    taken.push({ settlement, account, amount: part });
  }
  return taken;
}

/** What a year has put on an account through a day, settlements apart. */
function putOn(
  ledger: Ledger,
  account: AccountNo,
  through: IsoDate,
  settlements: readonly Transaction[],
): Ore {
  const balances = [...periodBalancesOfDays(ledger, { from: ledger.fiscalYear.from, to: through })];
  const moved = balances.flatMap(([id, { period }]) => (id === account ? [period] : []));
  const apart = settledOn(
    settlements.filter(({ date }) => date <= through),
    account,
  );
  return sumOre([...moved, negateOre(apart)]);
}

/**
 * The settlements that clear what the accounts held at the start: each that does so alone, the first of several that take
 * the same, since the next has nothing left to take; else the first few that do so together, as when two periods are
 * settled on the first day that is open.
 */
export function clearedAtStart(
  settlements: readonly Transaction[],
  opening: ReadonlyMap<AccountNo, Ore>,
): readonly Transaction[] {
  const held = new Map(opening);
  const alone = settlements.filter((each) => {
    const isCleared = clearsBalances(each, held);
    if (isCleared) for (const account of vatRows(each).keys()) held.delete(account);
    return isCleared;
  });
  if (alone.length > 0) return alone;
  const last = settlements.findIndex((_, index) => clearTogether(settlements.slice(0, index + 1), opening));
  return settlements.slice(0, last + 1);
}

/** True when every account that the settlements have rows on held something, and they take exactly that. */
function clearTogether(settlements: readonly Transaction[], held: ReadonlyMap<AccountNo, Ore>): boolean {
  const accounts = settlements.flatMap((each) => [...vatRows(each).keys()]);
  return accounts.every((account) => {
    const taken = sumOre(settlements.map((each) => vatRows(each).get(account) ?? ZERO_ORE));
    return taken !== 0 && held.get(account) === negateOre(taken);
  });
}
