import type { Company } from "@huvudbok/core/api";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useCompanies, useCompany } from "../data/companies.ts";
import { useFiscalYear, useFiscalYears } from "../data/fiscal-years.ts";
import { isKnown } from "./is-known.ts";
import { useRedirect } from "./use-redirect.ts";

const HOME = "/accounting";

/** The company that the page works with; without any the page leads home (clarification P1). */
export function useRequiredCompany(): Company | undefined {
  const { state } = useCompanies();
  const company = useCompany();
  const isMissing = state === "ready" && company === undefined;
  useRedirect(isMissing ? HOME : undefined);
  return company;
}

export interface RequiredBooks {
  readonly company: Company;
  readonly fiscalYear: FiscalYear;
}

/** The company and fiscal year that the page works with; without either the page leads home (clarification P1). */
export function useRequiredBooks(): RequiredBooks | undefined {
  const company = useRequiredCompany();
  const { state, years } = useFiscalYears();
  const fiscalYear = useFiscalYear();
  // Which of the years is not known at once; that there is none is.
  const isMissing = company !== undefined && isKnown(state) && years.length === 0;
  useRedirect(isMissing ? HOME : undefined);
  return company === undefined || fiscalYear === undefined ? undefined : { company, fiscalYear };
}
