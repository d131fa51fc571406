import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { PreviousYear } from "@huvudbok/core/report";
import { useMemo } from "react";
import { usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useLedger } from "../../data/ledger.ts";
import { useAccountPlan } from "./use-account-plan.ts";

const NO_PLAN: AccountPlan = { name: "", accounts2: [] };

/** The books of the fiscal year before the selected one, without its drafts; undefined until they are there. */
export function usePreviousBooks(): PreviousYear | undefined {
  const year = usePreviousFiscalYear();
  const { ledger } = useLedger({ fiscalYear: year, includeDrafts: false });
  const { document, plan } = useAccountPlan(year?.id);
  const isKnown =
    year !== undefined && ledger?.fiscalYear.id === year.id && document.state !== "Initializing";
  return useMemo(() => (isKnown ? { ledger, plan: plan ?? NO_PLAN } : undefined), [isKnown, ledger, plan]);
}
