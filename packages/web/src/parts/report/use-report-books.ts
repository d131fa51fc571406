import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { CompanyConfig } from "@huvudbok/core/api";
import { numberName, shownOrganizationNumber } from "@huvudbok/core/company";
import type { Ledger } from "@huvudbok/core/ledger";
import type { ReportCompany } from "@huvudbok/core/report";
import { useMemo } from "react";
import { useCompany } from "../../data/company/selected-company.ts";
import { shownCompanyName } from "../../data/company/shown-company-name.ts";
import { useLedger } from "../../data/ledger.ts";
import { loadErrorOf, type PageError } from "../../ui/page-frame/error-level.ts";
import { useAccountPlan } from "./use-account-plan.ts";
import { useIncludesDrafts } from "./use-includes-drafts.ts";

/** The books that a report is made of, and their loading state. */
export type ReportBooks =
  | { readonly state: "waiting" | "no-plan" }
  | { readonly state: "error"; readonly error: PageError }
  | {
      readonly state: "ready";
      readonly company: ReportCompany;
      readonly ledger: Ledger;
      readonly plan: AccountPlan;
    };

/** The books of the selected company and year, which every report's row in the table of pages requires. */
export function useReportBooks(): ReportBooks {
  const company = useCompany();
  const { ledger, error: ledgerError } = useLedger({ includeDrafts: useIncludesDrafts() });
  const { document, plan, isWaiting } = useAccountPlan();
  return useMemo((): ReportBooks => {
    const error = ledgerError ?? (document.state === "error" ? document.error : undefined);
    if (ledger === undefined && error !== undefined) return { state: "error", error: loadErrorOf(error) };
    if (company === undefined || isWaiting) return { state: "waiting" };
    if (plan === undefined) return { state: "no-plan" };
    if (ledger === undefined) return { state: "waiting" };
    return { state: "ready", company: reportCompany(company.config), ledger, plan };
  }, [company, ledger, ledgerError, document.state, document.error, plan, isWaiting]);
}

/**
 * The company as reports name it, on screen and on paper; a personal number is masked, and an example company is
 * marked.
 */
export function reportCompany(config: Pick<CompanyConfig, "recipient" | "isDemonstration">): ReportCompany {
  const { recipient } = config;
  return {
    name: shownCompanyName(config),
    organizationNumber: shownOrganizationNumber(recipient),
    numberName: numberName(recipient.companyType),
  };
}
