import type { RegisterRules } from "@huvudbok/core/draft";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { useMemo } from "react";
import type { ApiFailure } from "../../data/api/api-failure.ts";
import { useDocument } from "../../data/use-document.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { usePageData } from "../../ui/loading/page-data.ts";

export interface UsedRegisterRules {
  /** Undefined until the chart and the settings of the company are loaded. */
  readonly rules: RegisterRules | undefined;
  readonly error: ApiFailure | undefined;
}

/** What drafts of the selected year are checked against before they are registered. */
export function useRegisterRules(): UsedRegisterRules {
  const year = usePageData("fiscalYear");
  const plan = useDocument("accountPlan");
  const settings = useDocument("accountSettings");
  const closedThrough = settings.head?.closedThrough;
  const isKnown = isLoaded(plan.state) && isLoaded(settings.state);
  const rules = useMemo(
    (): RegisterRules => ({
      year: fiscalYearRange(year),
      ...(closedThrough === undefined ? {} : { closedThrough }),
      knownAccounts: new Set([...plan.items.values()].map(({ id }) => id)),
    }),
    [year, closedThrough, plan.items],
  );
  return { rules: isKnown ? rules : undefined, error: plan.error ?? settings.error };
}
