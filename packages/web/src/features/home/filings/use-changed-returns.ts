import type { CompanyType } from "@huvudbok/core/company";
import type { FilingStep } from "@huvudbok/core/overview";
import { createElement, type ReactNode, useCallback, useMemo, useState } from "react";
import { OnDemand, useOnDemand } from "../../../ui/loading/on-demand.tsx";
import { fetchDueRules } from "../due/due-rules.ts";
import type { Figures } from "../use-figures.ts";

const changedReturns = new OnDemand(async () => (await fetchDueRules()).ChangedReturns);

export interface UsedChangedReturns {
  /** None until they are found. */
  readonly steps: readonly FilingStep[];
  /** Looks for them, and shows nothing; it is to be rendered. */
  readonly search: ReactNode;
}

/** The returns that were handed in and that the books no longer agree with (OV16), looked for after the figures are shown. */
export function useChangedReturns(
  companyType: CompanyType,
  { around, filings }: Figures,
): UsedChangedReturns {
  const [found, setFound] = useState<Readonly<Record<string, readonly FilingStep[]>>>({});
  const onFound = useCallback(
    (what: string, steps: readonly FilingStep[]) => setFound((before) => ({ ...before, [what]: steps })),
    [],
  );
  const isAnyHandedIn = filings?.some(({ isDeclared }) => isDeclared) === true;
  const component = useOnDemand(changedReturns, isAnyHandedIn);
  const steps = useMemo(() => Object.values(found).flat(), [found]);
  const search =
    isAnyHandedIn && around !== undefined && component !== undefined
      ? createElement(component, { years: around.years, companyType, filings, onFound })
      : undefined;
  return { steps, search };
}
