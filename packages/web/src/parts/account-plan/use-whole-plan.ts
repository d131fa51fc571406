import type { AccountPlan } from "@huvudbok/core/account-plan";
import { useEffect, useState } from "react";
import { useCompany } from "../../data/company/selected-company.ts";
import { hasStructures, recreated } from "./recreated-plan.ts";

interface WholePlan {
  /** With both report structures, unless they could not be recreated. */
  readonly plan: AccountPlan | undefined;
  /** True while the structures are fetched. */
  readonly isWaiting: boolean;
}

/**
 * A chart of accounts whose report structures are missing, with those that the product publishes for the legal form
 * (RE15). Tried once for each chart; nothing is written, since a reader and a locked year have reports too.
 */
export function useWholePlan(plan: AccountPlan | undefined): WholePlan {
  const companyType = useCompany()?.config.recipient.companyType;
  const [made, setMade] = useState<{ readonly of: AccountPlan; readonly plan: AccountPlan }>();
  const lacks = plan !== undefined && companyType !== undefined && !hasStructures(plan);
  const isMade = made !== undefined && made.of === plan;
  useEffect(() => {
    if (!lacks || isMade) return undefined;
    let isCurrent = true;
    const settle = (whole: AccountPlan): void => {
      if (isCurrent) setMade({ of: plan, plan: whole });
    };
    // Without the resources the report says that the structure is missing.
    recreated(plan, companyType).then(settle, () => settle(plan));
    return () => {
      isCurrent = false;
    };
  }, [plan, companyType, lacks, isMade]);
  return { plan: isMade ? made.plan : plan, isWaiting: lacks && !isMade };
}
