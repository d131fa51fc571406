import { FEATURE_ID } from "@huvudbok/core/feature";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { useHasFeature } from "../../data/company/use-features.ts";
import { YearPageButton } from "../../parts/fiscal-year/year-page-button.tsx";

/** Leads to the closing helper of the year before, where what is missing in it is booked; it becomes the selected year. */
export function ToClosingHelper({ year }: { readonly year: FiscalYear }) {
  if (!useHasFeature(FEATURE_ID.accountingPlus)) return null;
  const label = `Till Bokslutshjälpen för ${fiscalYearName(year)}`;
  return <YearPageButton year={year} to="/accounting/closing/helper" label={label} />;
}
