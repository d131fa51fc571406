import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { Ledger } from "@huvudbok/core/ledger";
import type { ReportCompany } from "@huvudbok/core/report";
import { useMemo } from "react";
import { useCompany } from "../../data/companies.ts";
import { useLedger } from "../../data/ledger.ts";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { useRequiredBooks } from "../../ui/required-books.ts";
import { reportCompany } from "./report-company.ts";
import { useAccountPlan } from "./use-account-plan.ts";
import { useIncludesDrafts } from "./use-includes-drafts.ts";

/** What a report is made of, and how far it has come. */
export type ReportBooks =
  | { readonly state: "waiting" | "no-plan" }
  | { readonly state: "error"; readonly error: PageError }
  | {
      readonly state: "ready";
      readonly company: ReportCompany;
      readonly ledger: Ledger;
      readonly plan: AccountPlan;
    };

/** The books of the selected company and year. Without company or year the page leads to /accounting (P1). */
export function useReportBooks(): ReportBooks {
  const company = useCompany();
  const { ledger, error: ledgerError } = useLedger({ includeDrafts: useIncludesDrafts() });
  const { document, plan } = useAccountPlan();
  useRequiredBooks();
  return useMemo((): ReportBooks => {
    const error = ledgerError ?? (document.state === "error" ? document.error : undefined);
    if (ledger === undefined && error !== undefined) return { state: "error", error: pageErrorOf(error) };
    if (company !== undefined && document.state !== "Initializing" && plan === undefined) {
      return { state: "no-plan" };
    }
    if (company === undefined || ledger === undefined || plan === undefined) return { state: "waiting" };
    return { state: "ready", company: reportCompany(company.config), ledger, plan };
  }, [company, ledger, ledgerError, document.state, document.error, plan]);
}
