import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { Company } from "@huvudbok/core/api";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { ReturnHindrance, TypedField } from "@huvudbok/core/income-tax";
import type { Ledger } from "@huvudbok/core/ledger";
import type { ApiFailure } from "../../data/api/api-failure.ts";
import { useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useLedger } from "../../data/ledger.ts";
import { useDocument } from "../../data/use-document.ts";
import { useAccountPlan } from "../../parts/report/use-account-plan.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";

/** The books that a return is made of: what is registered, without drafts. */
export interface ReturnBooks {
  readonly company: Company;
  readonly fiscalYear: FiscalYear;
  readonly ledger: Ledger;
  readonly plan: AccountPlan;
  /** What is typed, by code. */
  readonly typed: ReadonlyMap<string, TypedField>;
  /** Whether the server has what is typed so. */
  readonly isSynced: boolean;
}

/** The year that the address asks for, or the selected one; or why there is none. */
export function useYearOfReturn(): FiscalYear | ReturnHindrance {
  const { years } = useFiscalYears();
  const selected = useFiscalYear();
  const [query] = useQueryState();
  const asked = query("fiscalYear");
  if (years.length === 0) return { code: "years-missing" };
  if (asked === undefined) return selected ?? { code: "year-not-chosen" };
  if (asked === "") return { code: "year-not-chosen" };
  return years.find(({ id }) => id === asked) ?? { code: "year-unknown", fiscalYearId: asked };
}

/** Undefined while the books are loaded; why they were not (PG63). */
export function useReturnBooks(
  company: Company,
  fiscalYear: FiscalYear,
): ReturnBooks | { readonly failure: ApiFailure } | "no-plan" | undefined {
  const { ledger, error } = useLedger({ fiscalYear, includeDrafts: false });
  const { document, plan, isWaiting } = useAccountPlan(fiscalYear.id);
  const typed = useDocument("incomeTax", { fiscalYearId: fiscalYear.id });
  const failed = [document, typed].find(({ state }) => state === "error");
  const failure = failed?.error ?? (ledger === undefined ? error : undefined);
  if (failure !== undefined) return { failure };
  if (ledger === undefined || isWaiting || !isLoaded(typed.state)) return undefined;
  if (plan === undefined) return "no-plan";
  return { company, fiscalYear, ledger, plan, typed: typed.items, isSynced: typed.isSynced };
}
