import type { Company } from "@huvudbok/core/api";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useCompanies, useCompany } from "../data/companies.ts";
import { useFiscalYear, useFiscalYears } from "../data/fiscal-years.ts";
import { isKnown } from "./is-known.ts";

const HOME = "/accounting";

/** The company that the page works with; without any the page leads home (clarification P1). */
export function useRequiredCompany(): Company | undefined {
  const router = useRouter();
  const { state } = useCompanies();
  const company = useCompany();
  const isMissing = state === "ready" && company === undefined;
  useEffect(() => {
    if (isMissing) router.history.replace(HOME);
  }, [isMissing, router]);
  return company;
}

export interface RequiredBooks {
  readonly company: Company;
  readonly fiscalYear: FiscalYear;
}

/** The company and fiscal year that the page works with; without either the page leads home (clarification P1). */
export function useRequiredBooks(): RequiredBooks | undefined {
  const router = useRouter();
  const company = useRequiredCompany();
  const { state, years } = useFiscalYears();
  const fiscalYear = useFiscalYear();
  // Which of the years is not known at once; that there is none is.
  const isMissing = company !== undefined && isKnown(state) && years.length === 0;
  useEffect(() => {
    if (isMissing) router.history.replace(HOME);
  }, [isMissing, router]);
  return company === undefined || fiscalYear === undefined ? undefined : { company, fiscalYear };
}
