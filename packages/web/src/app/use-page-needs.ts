import { useMemo } from "react";
import type { ApiFailure } from "../data/api/api-failure.ts";
import { useCompanies } from "../data/company/company-list.ts";
import { useCompany } from "../data/company/selected-company.ts";
import { useFiscalYear, useFiscalYears } from "../data/fiscal-years.ts";
import { useDocumentAt } from "../data/use-document-at.ts";
import { useUserSettings } from "../data/user-settings.ts";
import type { Missing, Need, PageRow } from "../routes/page-row.ts";
import { isLoaded } from "../ui/loading/is-loaded.ts";
import type { PageData } from "../ui/loading/page-data.ts";

/** The loading state of what a page needs; `missing` in the data when the books lack something. */
export type PageNeeds =
  | { readonly state: "waiting"; readonly error: ApiFailure | undefined }
  | { readonly state: "known"; readonly given: PageData };

/** What else is needed with it. */
const MEANS: Readonly<Partial<Record<Need, readonly Need[]>>> = {
  fiscalYear: ["company"],
  chart: ["company", "fiscalYear", "accountPlan"],
  ledgerWithDrafts: ["company", "fiscalYear"],
  yearBefore: ["company", "fiscalYear"],
};

const DOCUMENTS = [
  "accountSettings",
  "accountPlan",
  "accountBalance",
  "transactions",
  "transactionDrafts",
  "sieRecords",
] as const;

/** Loads only what the page needs, and says when all of it is loaded. */
export function usePageNeeds(page: PageRow): PageNeeds {
  const needs = useMemo(() => allNeeds(page), [page]);
  const areCompaniesKnown = useAreCompaniesKnown();
  const company = useCompany();
  const fiscalYear = useFiscalYear();
  const user = useUserSettings();
  // A document is loaded when it is requested with a company.
  const companyOf = (need: Need) => (needs.has(need) ? company?.id : undefined);
  const accountSettings = useDocumentAt("accountSettings", companyOf("accountSettings"), undefined);
  const accountPlan = useDocumentAt("accountPlan", companyOf("accountPlan"), fiscalYear?.id);
  const accountBalance = useDocumentAt("accountBalance", companyOf("accountBalance"), fiscalYear?.id);
  const transactions = useDocumentAt("transactions", companyOf("transactions"), fiscalYear?.id);
  const transactionDrafts = useDocumentAt(
    "transactionDrafts",
    companyOf("transactionDrafts"),
    fiscalYear?.id,
  );
  const sieRecords = useDocumentAt("sieRecords", companyOf("sieRecords"), fiscalYear?.id);
  const missing = useMissingOf(needs, isLoaded(accountPlan.state) && accountPlan.items.size === 0);
  const isUserKnown = isLoaded(user.state);
  return useMemo((): PageNeeds => {
    const documents = {
      accountSettings,
      accountPlan,
      accountBalance,
      transactions,
      transactionDrafts,
      sieRecords,
    };
    const needed = DOCUMENTS.filter((kind) => needs.has(kind));
    const here = { ...(company && { company }), ...(fiscalYear && { fiscalYear }) };
    if (missing !== undefined) return { state: "known", given: { ...here, missing } };
    const isReady =
      (!needs.has("companies") || areCompaniesKnown) &&
      (!needs.has("company") || company !== undefined) &&
      (!needs.has("fiscalYear") || fiscalYear !== undefined) &&
      (!needs.has("userSettings") || isUserKnown) &&
      needed.every((kind) => isLoaded(documents[kind].state));
    if (isReady) {
      const given = Object.fromEntries(needed.map((kind) => [kind, documents[kind]]));
      return { state: "known", given: { ...given, ...here } };
    }
    // The frame shows why the settings with the years cannot be loaded, once for all pages.
    const failed = needed.find((kind) => kind !== "accountSettings" && documents[kind].error !== undefined);
    const userError = needs.has("userSettings") ? user.error : undefined;
    return { state: "waiting", error: userError ?? (failed && documents[failed].error) };
  }, [
    needs,
    missing,
    areCompaniesKnown,
    company,
    fiscalYear,
    isUserKnown,
    user.error,
    accountSettings,
    accountPlan,
    accountBalance,
    transactions,
    transactionDrafts,
    sieRecords,
  ]);
}

/** Everything that a page needs: what its row names, and what follows from that. */
function allNeeds({ needs = [] }: PageRow): ReadonlySet<Need> {
  return new Set(needs.flatMap((need) => [need, ...(MEANS[need] ?? [])]));
}

/** What was loaded remains while it is requested again. */
function useAreCompaniesKnown(): boolean {
  const { state, companies } = useCompanies();
  return state === "ready" || companies.length > 0;
}

/** What the books lack of what is needed, once that is loaded. */
function useMissingOf(needs: ReadonlySet<Need>, hasNoChart: boolean): Missing | undefined {
  const companies = useCompanies();
  const company = useCompany();
  const { state, years } = useFiscalYears();
  if (needs.has("company") && companies.state === "ready" && company === undefined) return "company";
  if (company === undefined) return undefined;
  // Which of the years is selected is known later than that there is none.
  if (needs.has("fiscalYear") && isLoaded(state) && years.length === 0) return "fiscalYear";
  return needs.has("chart") && hasNoChart ? "chart" : undefined;
}
