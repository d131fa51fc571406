import type { Account } from "./account-plan.ts";

/** The accounts that 'deactivate unused accounts' changes, already changed; none is removed (AP5). */
export function deactivatedUnused(accounts: readonly Account[], used: ReadonlySet<number>): Account[] {
  return accounts
    .filter(({ id, active }) => active && !used.has(id))
    .map((account) => ({ ...account, active: false }));
}
