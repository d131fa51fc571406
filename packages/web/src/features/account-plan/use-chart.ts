import {
  type Account,
  type AccountNo,
  type AccountPlan,
  type AccountRow,
  type AccountWords,
  accountRows,
} from "@huvudbok/core/account-plan";
import { orderedAccountRows, usedAccounts } from "@huvudbok/core/ledger";
import { useMemo } from "react";
import { useAccountWords } from "../../data/account-words.ts";
import { usePageData } from "../../ui/loading/page-data.ts";

export interface Chart {
  readonly name: string;
  readonly plan: AccountPlan;
  readonly accounts: readonly Account[];
  readonly rows: readonly AccountRow[];
  /** Everyday words for the accounts. */
  readonly words: AccountWords;
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
  const words = useAccountWords(plan.accounts2, usePageData("company").config.recipient.companyType);
  return {
    name: plan.name,
    plan,
    accounts: plan.accounts2,
    rows,
    words,
    used,
    rowsOn: (account) => orderedAccountRows(ledger, account).length,
  };
}
