import {
  type FiscalYear,
  type FiscalYearId,
  fiscalYearInUse,
  previousFiscalYear,
} from "@huvudbok/core/fiscal-year";
import { useMemo } from "react";
import type { ApiFailure } from "./api/api-failure.ts";
import { useCompany } from "./company/selected-company.ts";
import { type LoadState, useDocumentAt } from "./use-document-at.ts";
import { updateUserSettings, useUserSettings } from "./user-settings.ts";

export interface UsedFiscalYears {
  readonly state: LoadState;
  /** The fiscal years of the selected company, earliest first. */
  readonly years: readonly FiscalYear[];
  /** Why they could not be loaded the last time. */
  readonly error: ApiFailure | undefined;
}

/** Every fiscal year of the selected company. */
export function useFiscalYears(): UsedFiscalYears {
  const company = useCompany();
  const { state, items, error } = useDocumentAt("accountSettings", company?.id, undefined);
  const years = useMemo(() => [...items.values()].sort(byStart), [items]);
  return { state, years, error };
}

/** The current year: the active one if the company has it, otherwise the one that starts last (PG15). */
export function useFiscalYear(): FiscalYear | undefined {
  const { years } = useFiscalYears();
  const { state, settings } = useUserSettings();
  // Until the settings are loaded no year is selected, so that a page does not show one year and then another.
  if (state === "Initializing") return undefined;
  return fiscalYearInUse(years, settings.activeFiscalYearId);
}

/** Selects another year. Throws `ApiFailure`. */
export function switchFiscalYear(id: FiscalYearId): Promise<void> {
  return updateUserSettings({ activeFiscalYearId: id });
}

/** The year that ends the day before the current one starts (PG15). */
export function usePreviousFiscalYear(): FiscalYear | undefined {
  const { years } = useFiscalYears();
  const current = useFiscalYear();
  return current && previousFiscalYear(years, current);
}

function byStart(a: FiscalYear, b: FiscalYear): number {
  return a.from < b.from ? -1 : Number(a.from > b.from);
}
