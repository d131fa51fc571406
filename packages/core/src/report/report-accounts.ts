import type { AccountNo, AccountPlan } from "../account-plan/index.ts";
import { isBeyondSums, type Ore, ZERO_ORE } from "../money/index.ts";
import type { ReportFinding } from "./report-finding.ts";
import { type AccountAmounts, added } from "./structure-lines.ts";

/** The name of an account; empty when no plan has it. */
export type AccountNames = (account: AccountNo) => string;

/** Looks names up in the plans given, in the first that has the account. */
export function accountNames(...plans: readonly AccountPlan[]): AccountNames {
  const names = new Map<AccountNo, string>();
  for (const { accounts2 } of plans) {
    for (const { id, name } of accounts2) {
      if (!names.has(id)) names.set(id, name);
    }
  }
  return (account) => names.get(account) ?? "";
}

/** Per column, the sum of the accounts. */
export function sumColumns(accounts: readonly AccountAmounts[], columnCount: number): readonly Ore[] {
  let sums: readonly Ore[] = Array.from({ length: columnCount }, () => ZERO_ORE);
  for (const { amounts } of accounts) sums = added(sums, amounts, 1);
  return sums;
}

/** Adds findings about accounts in the report that no plan has. */
export function notInPlan(
  accounts: readonly AccountAmounts[],
  ...plans: readonly AccountPlan[]
): readonly ReportFinding[] {
  const known = new Set(plans.flatMap(({ accounts2 }) => accounts2.map(({ id }) => id)));
  return accounts
    .filter(({ accountNo }) => !known.has(accountNo))
    .map(({ accountNo }) => ({ code: "account-not-in-plan", accountNo }));
}

/** Adds findings about accounts whose sums are too large to be held exactly (MO13). */
export function beyondSums(accounts: readonly AccountAmounts[]): readonly ReportFinding[] {
  return accounts
    .filter(({ amounts }) => amounts.some(isBeyondSums))
    .map(({ accountNo }) => ({ code: "sum-too-large", accountNo }));
}
