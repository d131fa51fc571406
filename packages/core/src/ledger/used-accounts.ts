import { type AccountNo, accountNo } from "../account-plan/index.ts";
import type { Ledger } from "./ledger.ts";
import { accountsWithRow } from "./row-table.ts";

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
  for (const id of accountsWithRow(store.counted, countedRows)) used.add(accountNo(id));
  for (const id of accountsWithRow(store.struck, struckRows)) used.add(accountNo(id));
  return [...used].sort((a, b) => a - b);
}
