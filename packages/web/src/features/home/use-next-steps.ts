import { unbookedResult } from "@huvudbok/core/account-balance";
import type { Company } from "@huvudbok/core/api";
import { followingFiscalYear, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import { closingBalances, type Ledger } from "@huvudbok/core/ledger";
import { type FilingStep, type NextStep, nextSteps } from "@huvudbok/core/overview";
import { useMemo } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useDueSteps } from "./due/use-due-steps.ts";
import type { Figures } from "./use-figures.ts";

/** What the company should do next; computed again only when its input has changed. */
export function useNextSteps(
  company: Company,
  ledger: Ledger,
  figures: Figures,
  changed: readonly FilingStep[],
): readonly NextStep[] {
  const { years } = useFiscalYears();
  const { recipient } = company.config;
  const { previous, around, filings, drafts, today } = figures;
  const { fiscalYear } = ledger;
  const unbooked = useMemo(
    () => previous && { year: previous.fiscalYear, result: unbookedResult(closingBalances(previous)) },
    [previous],
  );
  const due = useDueSteps(ledger, { around, filings, today }, recipient);
  return useMemo(
    () =>
      nextSteps({
        ledger,
        hasPreviousYear: previousFiscalYear(years, fiscalYear) !== undefined,
        hasFollowingYear: followingFiscalYear(years, fiscalYear) !== undefined,
        unbooked,
        drafts,
        filingSteps: [...due.filings, ...changed],
        yearEndSteps: due.yearEnds,
        missingDetails: due.missingDetails,
        today,
      }),
    [ledger, years, fiscalYear, unbooked, drafts, due, changed, today],
  );
}
