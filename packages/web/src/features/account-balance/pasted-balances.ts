import type { AccountNo } from "@huvudbok/core/account-plan";
import { type Ore, sumOre, ZERO_ORE } from "@huvudbok/core/money";
import type { PastedRows } from "@huvudbok/core/transaction";
import type { BalanceEdits } from "./balance-edits.ts";

export interface PastedBalances {
  /** The sum of the rows of each account. */
  readonly balances: BalanceEdits;
  readonly pasted: PastedRows;
}

/** Rows of a spreadsheet as opening balances; a row of an account without a field, or without an amount, is not read. */
export function pastedBalances(
  { rows, unread }: PastedRows,
  hasField: (account: AccountNo) => boolean,
): PastedBalances {
  const taken = rows.filter(({ accountId, amount }) => amount !== undefined && hasField(accountId));
  const others = rows.filter((row) => !taken.includes(row));
  const balances = new Map<AccountNo, Ore>();
  for (const { accountId, amount = ZERO_ORE } of taken) {
    balances.set(accountId, sumOre([balances.get(accountId) ?? ZERO_ORE, amount]));
  }
  const told = others.map(({ accountId, amount }) =>
    amount === undefined
      ? `${accountId} utan belopp`
      : `${accountId}, som inte har någon ingående balans här`,
  );
  return { balances, pasted: { rows: taken, unread: [...unread, ...told] } };
}
