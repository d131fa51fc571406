import { type AccountNo, accountNo, isVatAccount } from "../account-plan/index.ts";
import { type DateRange, rangeContains } from "../calendar/index.ts";
import { type Ledger, ledgerRows, orderedAccountRows } from "../ledger/index.ts";
import { negateOre, type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import {
  compareTransactions,
  countedEntries,
  type Entry,
  isReversalOf,
  type Transaction,
} from "../transaction/index.ts";
import { remembered } from "./settlement/remembered.ts";

/** Where VAT to pay is moved to, and VAT to get back. */
export const DEBT_ACCOUNT = accountNo(2650);
export const CLAIM_ACCOUNT = accountNo(1650);
/** Where the öre go that a return drops. */
export const ROUNDING_ACCOUNT = accountNo(3740);
const SETTLEMENT_ACCOUNTS = [DEBT_ACCOUNT, CLAIM_ACCOUNT];

/**
 * The transactions that empty the VAT accounts: with rows on 2610-2649 and on 2650 or 1650, and otherwise only on 3740
 * (OV4). They belong to no box of a return.
 */
export const vatSettlements = remembered(findSettlements);

function findSettlements(ledger: Ledger): readonly Transaction[] {
  const candidates = new Set<Transaction>();
  for (const account of SETTLEMENT_ACCOUNTS) {
    for (const row of ledgerRows(ledger, account)) {
      if (row.kind === "transaction" && !row.isStruck) candidates.add(row.voucher);
    }
  }
  return [...candidates].filter(({ entries }) => isVatSettlement(entries));
}

/** Whether rows are those of a settlement (OV4). */
export function isVatSettlement(entries: readonly Entry[]): boolean {
  const accounts = countedEntries(entries).map(({ accountId }) => accountId);
  const isKnown = (account: AccountNo) =>
    isVatAccount(account) || account === ROUNDING_ACCOUNT || SETTLEMENT_ACCOUNTS.includes(account);
  const isMoved = accounts.some((account) => SETTLEMENT_ACCOUNTS.includes(account));
  return isMoved && accounts.some((account) => isVatAccount(account)) && accounts.every(isKnown);
}

/** The amounts of a transaction on each VAT account; struck rows do not count. */
export function vatRows(transaction: Pick<Transaction, "entries">): ReadonlyMap<AccountNo, Ore> {
  const sums = new Map<AccountNo, Ore>();
  for (const { accountId, amount } of countedEntries(transaction.entries)) {
    if (isVatAccount(accountId)) sums.set(accountId, sumOre([sums.get(accountId) ?? ZERO_ORE, amount]));
  }
  return sums;
}

/** True when every VAT row of the settlement takes exactly what its account held. */
export function clearsBalances(settlement: Transaction, held: ReadonlyMap<AccountNo, Ore>): boolean {
  return [...vatRows(settlement)].every(([account, amount]) => {
    const balance = held.get(account) ?? ZERO_ORE;
    return balance !== 0 && amount === negateOre(balance);
  });
}

/** The sum on an account of the VAT rows of settlements. */
export function settledOn(settlements: readonly Transaction[], account: AccountNo): Ore {
  return sumOre(settlements.map((settlement) => vatRows(settlement).get(account) ?? ZERO_ORE));
}

/** The settlements of a year that stand: not reversed, and no reversals. */
export const lastingSettlements = remembered((ledger) =>
  withoutReversed(vatSettlements(ledger), pairsOfYear(ledger)),
);

/** The settlements of some days of a year but for those that were reversed within the days, and their reversals. */
export function standingWithin(ledger: Ledger, days: DateRange): readonly Transaction[] {
  const within = vatSettlements(ledger).filter(({ date }) => rangeContains(days, date));
  const pairs = pairsOfYear(ledger);
  return within
    .filter((each) => !within.some((other) => pairs.get(each) === other))
    .toSorted(compareTransactions);
}

const pairsOfYear = remembered((ledger) =>
  reversalPairs(vatSettlements(ledger), (mirror, original) => settlesSince(ledger, mirror, original)),
);

/** Whether a settlement takes from each of its VAT accounts just what has been put there since another one. */
function settlesSince(ledger: Ledger, mirror: Transaction, original: Transaction): boolean {
  const settlements = new Set<unknown>(vatSettlements(ledger));
  return [...vatRows(mirror)].every(([account, amount]) => {
    const rows = orderedAccountRows(ledger, account);
    let isSince = false;
    let left: number = amount;
    for (let index = 0; index < rows.length; index += 1) {
      const voucher = rows.voucherAt(index);
      if (voucher === original) isSince = true;
      if (voucher === mirror) break;
      if (isSince && !settlements.has(voucher)) left += rows.countedAt(index);
    }
    return left === 0;
  });
}

/** Settlements without those that were reversed, and without their reversals, in the order of registration. */
export function withoutReversed(
  settlements: readonly Transaction[],
  pairs = reversalPairs(settlements),
): readonly Transaction[] {
  return settlements.filter((each) => !pairs.has(each)).toSorted(compareTransactions);
}

/**
 * The settlements that were reversed and their reversals, each with the other. Which one a reversal takes back is what it
 * says that it corrects; one that says nothing, as of a file, takes back the latest before it that it can, but none of a later
 * day: what a period gives back is not the reversal of the settlement of a later one.
 */
function reversalPairs(
  settlements: readonly Transaction[],
  isOwn: (mirror: Transaction, original: Transaction) => boolean = () => false,
): ReadonlyMap<Transaction, Transaction> {
  const sorted = settlements.toSorted(compareTransactions);
  const pairs = new Map<Transaction, Transaction>();
  const pairWith = (reversal: Transaction, originals: readonly Transaction[]) => {
    const original = originals.findLast(
      (each) => !pairs.has(each) && isReversalOf(reversal.entries, each.entries),
    );
    if (original === undefined) return;
    // What says nothing may be the settlement of a period that gives back just what another one took.
    if (reversal.corrects !== undefined || !isOwn(reversal, original))
      pairs.set(reversal, original).set(original, reversal);
  };
  for (const each of sorted) {
    const { corrects } = each;
    if (corrects === undefined || pairs.has(each)) continue;
    // Whatever series the two are in.
    pairWith(
      each,
      sorted.filter(({ series, number }) => corrects.series === series && corrects.number === number),
    );
  }
  for (const [place, each] of sorted.entries()) {
    if (each.corrects !== undefined || pairs.has(each)) continue;
    pairWith(
      each,
      sorted.slice(0, place).filter(({ date }) => date <= each.date),
    );
  }
  return pairs;
}
