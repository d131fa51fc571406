import { type AccountNo, accountNo, isVatAccount } from "../account-plan/index.ts";
import { type Ledger, ledgerRows } from "../ledger/index.ts";
import { negateOre, type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import {
  compareTransactions,
  countedEntries,
  type Entry,
  isReversalOf,
  type Transaction,
} from "../transaction/index.ts";

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
export function vatSettlements(ledger: Ledger): readonly Transaction[] {
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

/** Settlements without those that were reversed, and without their reversals. */
export function withoutReversed(settlements: readonly Transaction[]): readonly Transaction[] {
  const left: Transaction[] = [];
  for (const each of settlements.toSorted(compareTransactions)) {
    const reversed = left.findIndex((earlier) => isReversalOf(each.entries, earlier.entries));
    if (reversed === -1) left.push(each);
    else left.splice(reversed, 1);
  }
  return left;
}
