import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { VatBooks } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useLedger } from "../../data/ledger.ts";
import { useDocument } from "../../data/use-document.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";

export interface BooksBeside {
  /** True when it is loaded what there is, also when that is nothing. */
  readonly isKnown: boolean;
  readonly books: VatBooks | undefined;
}

/** The registered books of a fiscal year beside the selected one, if it is wanted. */
export function useBooksBeside(year: FiscalYear | undefined): BooksBeside {
  const { ledger, state } = useLedger({ fiscalYear: year, includeDrafts: false });
  const plan = useDocument("accountPlan", year === undefined ? {} : { fiscalYearId: year.id });
  const hasBooks = year !== undefined && ledger?.fiscalYear.id === year.id && isLoaded(plan.state);
  const books = useMemo(
    () => (hasBooks ? { ledger, accounts: plan.items } : undefined),
    [hasBooks, ledger, plan.items],
  );
  const isAllKnown = year === undefined || books !== undefined || state === "error";
  return useMemo(() => ({ isKnown: isAllKnown, books }), [isAllKnown, books]);
}
