import { type AccountBalance, normalisedBalances } from "@huvudbok/core/account-balance";
import { type Account, type AccountNo, activatedAccount } from "@huvudbok/core/account-plan";
import { type Ore, ZERO_ORE } from "@huvudbok/core/money";

/** What is typed on the page and not saved yet, by account. */
export type BalanceEdits = ReadonlyMap<AccountNo, Ore>;

/** The balances as the page shows them: those saved, with the unsaved edits. */
export function editedBalances(
  saved: ReadonlyMap<string, AccountBalance>,
  edits: BalanceEdits,
): readonly AccountBalance[] {
  const unedited = [...saved.values()].filter(({ accountId }) => !edits.has(accountId));
  const typed = [...edits].map(([accountId, balance]) => ({
    ...saved.get(String(accountId)),
    accountId,
    balance,
  }));
  return [...unedited, ...typed];
}

/** The saved balance of an account; 0 of one that has none. */
export function savedAmount(saved: ReadonlyMap<string, AccountBalance>, account: AccountNo): Ore {
  return saved.get(String(account))?.balance ?? ZERO_ORE;
}

/** The edits with one more amount; an amount equal to the saved one is no edit. */
export function withEdit(
  edits: BalanceEdits,
  saved: ReadonlyMap<string, AccountBalance>,
  account: AccountNo,
  amount: Ore,
): BalanceEdits {
  const next = new Map(edits);
  if (savedAmount(saved, account) === amount) next.delete(account);
  else next.set(account, amount);
  return next;
}

/** The edits that were made or changed since `before`. */
export function editsSince(now: BalanceEdits, before: BalanceEdits): BalanceEdits {
  return new Map([...now].filter(([account, amount]) => before.get(account) !== amount));
}

/** The changes of a save: accounts that get a balance become active in the same commit, as those that are booked on. */
export function withActivation(change: BalanceChange, accounts: ReadonlyMap<string, Account>) {
  const activated = change.put.flatMap(({ accountId }) => {
    const account = accounts.get(String(accountId));
    return account === undefined || account.active ? [] : [activatedAccount(account)];
  });
  const balances = { kind: "accountBalance", ...change } as const;
  return activated.length === 0 ? [balances] : [balances, { kind: "accountPlan", put: activated } as const];
}

export interface BalanceChange {
  readonly put: readonly AccountBalance[];
  /** Ids of rows that have become empty. */
  readonly remove: readonly string[];
}

/** What a save must put and remove to turn the saved balances into the wanted ones; empty rows are dropped. */
export function balanceChange(
  saved: ReadonlyMap<string, AccountBalance>,
  wanted: readonly AccountBalance[],
): BalanceChange {
  const next = normalisedBalances(wanted);
  const ids = new Set(next.map(({ accountId }) => String(accountId)));
  return {
    put: next.filter(({ accountId, balance, quantity }) => {
      const before = saved.get(String(accountId));
      return before === undefined || before.balance !== balance || before.quantity !== quantity;
    }),
    remove: [...saved.keys()].filter((id) => !ids.has(id)),
  };
}
