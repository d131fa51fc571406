import {
  type Account,
  type AccountNo,
  type AccountPlan,
  type AccountRow,
  accountRows,
} from "@huvudbok/core/account-plan";
import { orderedAccountRows, usedAccounts } from "@huvudbok/core/ledger";
import { useMemo } from "react";
import { usePageData } from "../../ui/loading/page-data.ts";

export interface Chart {
  readonly name: string;
  readonly plan: AccountPlan;
  readonly accounts: readonly Account[];
  readonly rows: readonly AccountRow[];
  /** Used in this fiscal year, drafts included (PG23). */
  readonly used: ReadonlySet<number>;
  /** How many rows of the year, drafts included, are on an account. */
  readonly rowsOn: (account: AccountNo) => number;
}

/** The chart of the fiscal year with what the page derives from it. */
export function useChart(): Chart {
  const { head, items } = usePageData("accountPlan");
  const ledger = usePageData("ledgerWithDrafts");
  const plan = useMemo(
    (): AccountPlan => ({ name: "", ...head, accounts2: [...items.values()].sort((a, b) => a.id - b.id) }),
    [head, items],
  );
  const used = useMemo(() => new Set<number>(usedAccounts(ledger)), [ledger]);
  const rows = useMemo(() => accountRows(plan, used), [plan, used]);
  return {
    name: plan.name,
    plan,
    accounts: plan.accounts2,
    rows,
    used,
    rowsOn: (account) => orderedAccountRows(ledger, account).length,
  };
}
