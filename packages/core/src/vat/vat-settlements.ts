import { type AccountNo, accountNo, isVatAccount } from "../account-plan/index.ts";
import { type Ledger, ledgerRows } from "../ledger/index.ts";
import { type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";

/** The accounts for VAT to pay and to be refunded, to which a period's VAT is moved. */
const SETTLEMENT_ACCOUNTS = [accountNo(2650), accountNo(1650)];
const ROUNDING = 3740;

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
  return [...candidates].filter(isSettlement);
}

function isSettlement(transaction: Transaction): boolean {
  const accounts = countedEntries(transaction.entries).map(({ accountId }) => accountId);
  const isKnown = (account: AccountNo) =>
    isVatAccount(account) || account === ROUNDING || SETTLEMENT_ACCOUNTS.includes(account);
  return accounts.some((account) => isVatAccount(account)) && accounts.every(isKnown);
}

/** The amounts of a transaction on each VAT account; struck rows do not count. */
export function vatRows(transaction: Transaction): ReadonlyMap<AccountNo, Ore> {
  const sums = new Map<AccountNo, Ore>();
  for (const { accountId, amount } of countedEntries(transaction.entries)) {
    if (isVatAccount(accountId)) sums.set(accountId, sumOre([sums.get(accountId) ?? ZERO_ORE, amount]));
  }
  return sums;
}

/**
 * True when the settlement clears exactly the opening balances of the VAT accounts: the last period of the year before.
 */
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
