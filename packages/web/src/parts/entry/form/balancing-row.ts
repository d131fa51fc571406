import type { Account, AccountNo } from "@huvudbok/core/account-plan";
import { negateOre, type Ore, ZERO_ORE } from "@huvudbok/core/money";
import { type Entry, entriesBalance, entriesOfForm } from "@huvudbok/core/transaction";
import { type EntryForm, type EntryRow, isUntouched } from "./entry-rows.ts";

/** What stands in grey in the empty row below rows that do not balance: nothing of it is booked until it is taken. */
export interface BalancingRow {
  readonly key: number;
  readonly account: Account;
  readonly amount: Ore;
}

/**
 * The row that would balance the form as its largest row was balanced the latest time; undefined while a row is being
 * typed or lacks something, and when no such account is in use.
 */
export function balancingRow(
  form: EntryForm,
  find: (rows: readonly Entry[]) => AccountNo | undefined,
  accounts: ReadonlyMap<number, Account>,
): BalancingRow | undefined {
  const last = form.rows.at(-1);
  const rows = form.rows.slice(0, -1);
  if (form.mode === "simple" || last === undefined || !isUntouched(last) || last.typed !== undefined) {
    return undefined;
  }
  if (rows.length === 0 || !rows.every((row) => isDone(row, accounts))) return undefined;
  const amount = negateOre(entriesBalance(rows));
  const account = amount === 0 ? undefined : accounts.get(find(entriesOfForm(rows)) ?? 0);
  return account?.active === true ? { key: last.key, account, amount } : undefined;
}

function isDone(
  { accountId, amount = ZERO_ORE, typed, unreadable }: EntryRow,
  accounts: ReadonlyMap<number, Account>,
): boolean {
  const hasAccount = accountId !== undefined && accounts.has(accountId);
  return hasAccount && amount !== 0 && typed === undefined && unreadable === undefined;
}
