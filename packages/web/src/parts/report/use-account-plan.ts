import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { useMemo } from "react";
import { useDocument } from "../../data/use-document.ts";
import type { UsedDocument } from "../../data/use-document-at.ts";
import { useWholePlan } from "../account-plan/use-whole-plan.ts";

interface UsedPlan {
  readonly document: UsedDocument<"accountPlan">;
  /** Undefined until loaded, and when the year has none. */
  readonly plan: AccountPlan | undefined;
  /** True while the document or what it lacks is fetched. */
  readonly isWaiting: boolean;
}

/** The chart of accounts of a fiscal year with its report structures, by default of the selected one. */
export function useAccountPlan(fiscalYearId?: FiscalYearId): UsedPlan {
  const document = useDocument("accountPlan", fiscalYearId === undefined ? {} : { fiscalYearId });
  const { head, items } = document;
  const stored = useMemo(
    (): AccountPlan | undefined =>
      items.size === 0 ? undefined : { name: "", ...head, accounts2: [...items.values()] },
    [head, items],
  );
  const { plan, isWaiting } = useWholePlan(stored);
  return { document, plan, isWaiting: isWaiting || document.state === "Initializing" };
}
