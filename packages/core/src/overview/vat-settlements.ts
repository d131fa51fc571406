import { type AccountNo, accountNo, isVatAccount } from "../account-plan/index.ts";
import { accountRows, type Ledger } from "../ledger/index.ts";
import { type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";

/** VAT to pay and VAT to get back, where a period's VAT is moved to. */
const SETTLEMENT_ACCOUNTS = [accountNo(2650), accountNo(1650)];
const ROUNDING = 3740;

/**
 * The transactions that empty the VAT accounts: with rows on 2610-2649 and on 2650 or 1650, and otherwise only on 3740
 * (clarification C25). They belong to no box of a return.
 */
export function vatSettlements(ledger: Ledger): readonly Transaction[] {
  const candidates = new Set<Transaction>();
  for (const account of SETTLEMENT_ACCOUNTS) {
    for (const row of accountRows(ledger, account)) {
      if (row.kind === "transaction" && !row.isStruck) candidates.add(row.voucher);
    }
  }
  return [...candidates].filter(isSettlement);
}

function isSettlement(transaction: Transaction): boolean {
  const accounts = countedEntries(transaction.entries).map(({ accountId }) => accountId);
  const isKnown = (account: AccountNo) =>
    isVatAccount(account) || account === ROUNDING || SETTLEMENT_ACCOUNTS.includes(account);
  return accounts.some((account) => isVatAccount(account)) && accounts.every(isKnown);
}

/** What a transaction puts on each VAT account; struck rows do not count. */
export function vatRows(transaction: Transaction): ReadonlyMap<AccountNo, Ore> {
  const sums = new Map<AccountNo, Ore>();
  for (const { accountId, amount } of countedEntries(transaction.entries)) {
    if (isVatAccount(accountId)) sums.set(accountId, sumOre([sums.get(accountId) ?? ZERO_ORE, amount]));
  }
  return sums;
}

/** True when the settlement clears just what the VAT accounts held when the year began: the year before's last period. */
export function clearsOpening(settlement: Transaction, ledger: Ledger): boolean {
  const opening = ledger.openingBalances.filter(
    ({ accountId, balance }) => isVatAccount(accountId) && balance !== 0,
  );
  const rows = vatRows(settlement);
  return (
    opening.length > 0 &&
    opening.length === rows.size &&
    opening.every(({ accountId, balance }) => rows.get(accountId) === 0 - balance)
  );
}
