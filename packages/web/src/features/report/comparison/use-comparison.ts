import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { DateRange } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearRange } from "@huvudbok/core/fiscal-year";
import type { Comparison } from "@huvudbok/core/report";
import { useMemo } from "react";
import { useFiscalYears, usePreviousFiscalYear } from "../../../data/fiscal-years.ts";
import { useLedger } from "../../../data/ledger.ts";
import { useAccountPlan } from "../../../parts/report/use-account-plan.ts";
import { useIncludesDrafts } from "../../../parts/report/use-includes-drafts.ts";
import { periodValues } from "../../../ui/date/asked-period.ts";
import { useQueryState } from "../../../ui/link/query-state.ts";
import { notFetchedError } from "../../../ui/loading/not-fetched-error.ts";
import type { PageError } from "../../../ui/page-frame/error-level.ts";
import { type AskedComparison, askedComparison } from "./asked-comparison.ts";

const NO_PLAN: AccountPlan = { name: "", accounts2: [] };

export interface UsedComparison {
  readonly asked: AskedComparison;
  /** The fiscal years to compare with. */
  readonly years: readonly FiscalYear[];
  /** The chosen value of `comparisonChoices`; empty for the usual comparison. */
  readonly choose: (value: string) => void;
  readonly chooseDays: (days: DateRange) => void;
}

/** What a report is compared with, stored in the address. */
export function useAskedComparison(): UsedComparison {
  const { years } = useFiscalYears();
  const [get, set] = useQueryState();
  const [compare, compareFrom, compareTo] = [get("compare"), get("compareFrom"), get("compareTo")];
  const asked = useMemo(
    () => askedComparison({ compare, compareFrom, compareTo }, years),
    [compare, compareFrom, compareTo, years],
  );
  return {
    asked,
    years,
    choose: (value) => set({ compare: value, compareFrom: undefined, compareTo: undefined }),
    chooseDays: (days) => {
      if (asked.kind !== "days") return;
      const { from, to } = periodValues(days, fiscalYearRange(asked.year));
      set({ compareFrom: from, compareTo: to });
    },
  };
}

/** The books that a report is compared with, and their loading state. */
export interface ComparedBooks {
  /** Undefined until they are loaded, and when there are none. */
  readonly comparison: Comparison | undefined;
  /** The report is compared with books that are not there yet, or did not come. */
  readonly isMissing: boolean;
  /** Why they did not come. */
  readonly error: PageError | undefined;
}

/**
 * The books of a comparison. The usual one of a result report is the fiscal year before the selected one, without its
 * drafts; that of a balance report is none. Days that are chosen count drafts as the report does.
 */
export function useComparedBooks(kind: "balance" | "result", asked: AskedComparison): ComparedBooks {
  const previous = usePreviousFiscalYear();
  const isUsual = kind === "result" && asked.kind === "usual";
  const year = asked.kind === "days" ? asked.year : isUsual ? previous : undefined;
  const range = asked.kind === "days" ? asked.asked.range : undefined;
  const countsDrafts = useIncludesDrafts() && asked.kind === "days";
  const { ledger, error: ledgerError } = useLedger({ fiscalYear: year, includeDrafts: countsDrafts });
  const { document, plan, isWaiting } = useAccountPlan(year?.id);
  const planError = document.state === "error" ? document.error : undefined;
  const isLedgerKnown = year !== undefined && ledger?.fiscalYear.id === year.id;
  const isKnown = isLedgerKnown && planError === undefined && !isWaiting;
  const isMissing = year !== undefined && !isKnown;
  const failure = isMissing ? (planError ?? (isLedgerKnown ? undefined : ledgerError)) : undefined;
  const comparison = useMemo(
    () =>
      isKnown ? { ledger, plan: plan ?? NO_PLAN, ...(range === undefined ? {} : { range }) } : undefined,
    [isKnown, ledger, plan, range],
  );
  return useMemo(
    () => ({ comparison, isMissing, error: failure && notFetchedError("Jämförelsen", failure) }),
    [comparison, isMissing, failure],
  );
}
