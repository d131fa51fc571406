import type { Company } from "@huvudbok/core/api";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { useEffect, useMemo } from "react";
import { lastCompanyId } from "../last-company.ts";
import { readSession, updateSession, useSession } from "../session.ts";
import { updateUserSettings } from "../user-settings.ts";
import { useCompanies } from "./company-list.ts";

/** The selected company: the session's, otherwise the first; undefined when there is none, or it is not loaded yet. */
export function useCompany(): Company | undefined {
  const { companies } = useCompanies();
  const { companyId } = useSession();
  const company = useMemo(() => selectedCompany(companies, companyId), [companies, companyId]);
  // The session stores values of a company under its id, so the session must know which company is meant.
  useEffect(() => {
    if (company !== undefined && company.id !== companyId) updateSession({ companyId: company.id });
  }, [company, companyId]);
  return company;
}

/** Selects another company, and its latest fiscal year (PG14). */
export function selectCompany(id: number): void {
  if (readSession().companyId === id) return;
  updateSession({ companyId: id });
  // A choice that cannot be saved is no loss: a fiscal year of another company is not found in this one.
  updateUserSettings({ activeFiscalYearId: undefined }).catch(() => undefined);
}

/** Selects a company and one of its fiscal years, in one act. Throws `ApiFailure` when the year could not be saved. */
export function selectBooks(companyId: number, fiscalYearId: FiscalYearId): Promise<void> {
  updateSession({ companyId });
  return updateUserSettings({ activeFiscalYearId: fiscalYearId });
}

function selectedCompany(companies: readonly Company[], id: number): Company | undefined {
  const wanted = id === 0 ? lastCompanyId() : id;
  return companies.find((company) => company.id === wanted) ?? companies[0];
}
