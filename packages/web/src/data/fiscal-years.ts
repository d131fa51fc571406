import {
  type FiscalYear,
  type FiscalYearId,
  previousFiscalYear,
  selectFiscalYear as yearInUse,
} from "@huvudbok/core/fiscal-year";
import { useMemo } from "react";
import type { ApiFailure } from "./api-failure.ts";
import { useCompany } from "./companies.ts";
import { type PageState, useDocumentAt } from "./use-document-at.ts";
import { updateUserSettings, useUserSettings } from "./user-settings.ts";

export interface UsedFiscalYears {
  readonly state: PageState;
  /** The fiscal years of the selected company, earliest first. */
  readonly years: readonly FiscalYear[];
  /** Why they could not be loaded, the last time they were asked for. */
  readonly error: ApiFailure | undefined;
}

/** Every fiscal year of the selected company. */
export function useFiscalYears(): UsedFiscalYears {
  const company = useCompany();
  const { state, items, error } = useDocumentAt("accountSettings", company?.id, undefined);
  const years = useMemo(() => [...items.values()].sort(byStart), [items]);
  return { state, years, error };
}

/** The year one works in: the active one if the company has it, else the one that starts last (specification 1 §4). */
export function useFiscalYear(): FiscalYear | undefined {
  const { years } = useFiscalYears();
  const { state, settings } = useUserSettings();
  // Until the settings are known nothing is chosen, so that a page does not show one year and then another.
  if (state === "Initializing") return undefined;
  return yearInUse(years, settings.activeFiscalYearId);
}

/** Works in another year from now on. Throws `ApiFailure`. */
export function selectFiscalYear(id: FiscalYearId): Promise<void> {
  return updateUserSettings({ activeFiscalYearId: id });
}

/** The year that ends the day before the current one starts (specification 2 §4). */
export function usePreviousFiscalYear(): FiscalYear | undefined {
  const { years } = useFiscalYears();
  const current = useFiscalYear();
  return current && previousFiscalYear(years, current);
}

function byStart(a: FiscalYear, b: FiscalYear): number {
  return a.from < b.from ? -1 : Number(a.from > b.from);
}
