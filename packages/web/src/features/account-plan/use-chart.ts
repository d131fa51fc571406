import { type Account, type AccountPlan, type AccountRow, accountRows } from "@huvudbok/core/account-plan";
import { usedAccounts } from "@huvudbok/core/ledger";
import { useMemo } from "react";
import type { ApiFailure } from "../../data/api-failure.ts";
import { useLedger } from "../../data/ledger.ts";
import { useDocument } from "../../data/use-document.ts";
import { isKnown } from "../../ui/is-known.ts";

export interface Chart {
  readonly isLoaded: boolean;
  readonly name: string;
  readonly plan: AccountPlan;
  readonly accounts: readonly Account[];
  readonly rows: readonly AccountRow[];
  /** In this fiscal year, drafts counted (clarification B9). */
  readonly used: ReadonlySet<number>;
  readonly error: ApiFailure | undefined;
}

const NONE: ReadonlySet<number> = new Set();

/** The chart of the fiscal year with what the page derives of it; loaded when it is known which accounts are used. */
export function useChart(): Chart {
  const { state, head, items, error } = useDocument("accountPlan");
  const books = useLedger({ includeDrafts: true });
  const plan = useMemo(
    (): AccountPlan => ({ name: "", ...head, accounts2: [...items.values()].sort((a, b) => a.id - b.id) }),
    [head, items],
  );
  const { ledger } = books;
  const used = useMemo(() => (ledger === undefined ? NONE : new Set<number>(usedAccounts(ledger))), [ledger]);
  const rows = useMemo(() => accountRows(plan, used), [plan, used]);
  return {
    isLoaded: isKnown(state) && ledger !== undefined,
    name: plan.name,
    plan,
    accounts: plan.accounts2,
    rows,
    used,
    error: error ?? books.error,
  };
}
