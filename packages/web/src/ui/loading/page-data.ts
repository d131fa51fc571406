import type { Company } from "@huvudbok/core/api";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { Ledger } from "@huvudbok/core/ledger";
import { createContext, useContext } from "react";
import type { UsedDocument } from "../../data/use-document-at.ts";

/** The data that a page requires by the table of pages, loaded before the page is rendered. */
export interface PageData {
  readonly company?: Company;
  readonly fiscalYear?: FiscalYear;
  readonly accountSettings?: UsedDocument<"accountSettings">;
  readonly accountPlan?: UsedDocument<"accountPlan">;
  readonly accountBalance?: UsedDocument<"accountBalance">;
  readonly transactions?: UsedDocument<"transactions">;
  readonly transactionDrafts?: UsedDocument<"transactionDrafts">;
  readonly sieRecords?: UsedDocument<"sieRecords">;
  readonly ledgerWithDrafts?: Ledger;
  readonly yearBefore?: YearBefore;
  /** What is missing, for a page that says so itself. */
  readonly missing?: "company" | "fiscalYear" | "chart";
}

/** The fiscal year before the selected one, with what it holds. */
export interface YearBefore {
  /** Undefined where the selected year is the first; the documents are then its own. */
  readonly fiscalYear: FiscalYear | undefined;
  readonly accountBalance: UsedDocument<"accountBalance">;
  readonly transactions: UsedDocument<"transactions">;
}

export const PageDataContext = createContext<PageData>({});

/** Data that the page requires by its row of the table. Throws for data that the row does not name. */
export function usePageData<Name extends Exclude<keyof PageData, "missing">>(
  name: Name,
): NonNullable<PageData[Name]> {
  const given = useContext(PageDataContext)[name];
  if (given === undefined) throw new Error(`Invariant: the page's row does not say that it needs ${name}`);
  return given;
}

export interface SelectedBooks {
  readonly company: Company;
  readonly fiscalYear: FiscalYear;
}

/** The company and the fiscal year of the page. */
export function useBooks(): SelectedBooks {
  return { company: usePageData("company"), fiscalYear: usePageData("fiscalYear") };
}

/** The company, the year or the chart that the page would need and that does not exist. */
export function useMissing(): PageData["missing"] {
  return useContext(PageDataContext).missing;
}
