import { type AccountNo, accountNo } from "../account-plan/index.ts";
import type { Ledger } from "./ledger.ts";
import { ACCOUNT_SPACE, lastRowOnAccount } from "./row-table.ts";

/**
 * The accounts in use in this fiscal year, ascending: with a row in a transaction (struck ones count), a row in a draft
 * that the ledger was given, counted or not, or an opening balance or quantity other than 0 (LE8).
 */
export function usedAccounts(ledger: Ledger): readonly AccountNo[] {
  const used = new Set<AccountNo>();
  for (const { accountId, balance, quantity } of ledger.openingBalances) {
    if (balance !== 0 || (quantity !== undefined && quantity !== 0)) used.add(accountId);
  }
  for (const { entries } of ledger.givenDrafts) {
    for (const { accountId } of entries) {
      if (accountId !== undefined) used.add(accountId);
    }
  }
  const { store, countedRows, struckRows } = ledger.registered;
  for (let id = 1000; id < ACCOUNT_SPACE; id++) {
    const hasRow =
      lastRowOnAccount(store.counted, countedRows, id) !== -1 ||
      lastRowOnAccount(store.struck, struckRows, id) !== -1;
    if (hasRow) used.add(accountNo(id));
  }
  return [...used].sort((a, b) => a - b);
}
