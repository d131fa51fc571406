import { type AccountNo, accountTypeOf } from "../account-plan/index.ts";
import { countedEntries, type Entry, entriesBalance, type Transaction } from "../transaction/index.ts";
import { isLater } from "./later.ts";

/** The account on the other side of a booking. */
export interface BookedBalance {
  readonly account: AccountNo;
  readonly latest: Transaction;
}

/** By account and side: what balanced it the latest time; by type and side for accounts that have not been booked. */
export type BookedBalances = ReadonlyMap<string, BookedBalance>;

type Row = Pick<Entry, "accountId" | "amount">;

/** What an index and the earlier one that it goes on from know of balances. */
interface BalanceIndex {
  readonly balances: BookedBalances;
  readonly earlier?: BalanceIndex;
}

/**
 * The account that balanced the largest of these rows the latest time that it was booked on that side; for a cost or an
 * income that has not been, what balanced the latest one of its type. Undefined when nothing is missing or known, and
 * when a row has the account already.
 */
export function balancingAccount(index: BalanceIndex, rows: readonly Row[]): AccountNo | undefined {
  const balance = entriesBalance(rows);
  const largest = largestOnSide(rows, balance);
  if (largest === undefined) return undefined;
  const [own, ofType] = keysOf(largest);
  const found = bookedBalance(index, own) ?? bookedBalance(index, ofType);
  return rows.some(({ accountId }) => accountId === found?.account) ? undefined : found?.account;
}

/** Adds what balanced each row of a transaction; corrections only undo what a person has done. */
export function addBalances(balances: Map<string, BookedBalance>, transaction: Transaction): void {
  if (transaction.corrects !== undefined) return;
  const rows = countedEntries(transaction.entries).filter(({ amount }) => amount !== 0);
  const [debit, credit] = [largestOnSide(rows, 1), largestOnSide(rows, -1)];
  if (debit === undefined || credit === undefined) return;
  for (const row of rows) {
    const { accountId: account } = row.amount > 0 ? credit : debit;
    for (const key of keysOf(row)) {
      const known = key === undefined ? undefined : balances.get(key)?.latest;
      if (key !== undefined && (known === undefined || isLater(transaction, known))) {
        balances.set(key, { account, latest: transaction });
      }
    }
  }
}

function bookedBalance(
  { balances, earlier }: BalanceIndex,
  key: string | undefined,
): BookedBalance | undefined {
  if (key === undefined) return undefined;
  return balances.get(key) ?? (earlier && bookedBalance(earlier, key));
}

function largestOnSide(rows: readonly Row[], side: number): Row | undefined {
  const onSide = rows.filter(({ amount }) => amount !== 0 && Math.sign(amount) === Math.sign(side));
  return onSide.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))[0];
}

/** The account with its side, and its type with its side where accounts of a type are balanced alike. */
function keysOf({ accountId, amount }: Row): readonly [string, string | undefined] {
  const side = amount > 0 ? "+" : "-";
  const type = accountTypeOf(accountId);
  return [`${accountId}${side}`, type === "cost" || type === "income" ? `${type}${side}` : undefined];
}
