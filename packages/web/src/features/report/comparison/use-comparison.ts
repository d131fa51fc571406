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

/**
 * The books of a comparison; undefined until they are loaded, and when there are none. The usual one of a result report
 * is the fiscal year before the selected one, without its drafts; days that are chosen count drafts as the report does.
 */
export function useComparedBooks(asked: AskedComparison): Comparison | undefined {
  const previous = usePreviousFiscalYear();
  const year = asked.kind === "days" ? asked.year : previous;
  const range = asked.kind === "days" ? asked.asked.range : undefined;
  const countsDrafts = useIncludesDrafts() && asked.kind === "days";
  const { ledger } = useLedger({ fiscalYear: year, includeDrafts: countsDrafts });
  const { plan, isWaiting } = useAccountPlan(year?.id);
  const isKnown = year !== undefined && ledger?.fiscalYear.id === year.id && !isWaiting;
  return useMemo(
    () =>
      isKnown ? { ledger, plan: plan ?? NO_PLAN, ...(range === undefined ? {} : { range }) } : undefined,
    [isKnown, ledger, plan, range],
  );
}
