import type { AccountNo } from "@huvudbok/core/account-plan";

export interface NeighbourAccounts {
  readonly previous: AccountNo | undefined;
  readonly next: AccountNo | undefined;
}

/** The accounts before and after one in an ascending list, which need not contain it. */
export function neighbourAccounts(accounts: readonly AccountNo[], account: number): NeighbourAccounts {
  return {
    previous: accounts.findLast((other) => other < account),
    next: accounts.find((other) => other > account),
  };
}

/** The accounts with one added, in order. */
export function withAccount(accounts: readonly AccountNo[], account: AccountNo): readonly AccountNo[] {
  return accounts.includes(account) ? accounts : [...accounts, account].sort((a, b) => a - b);
}
