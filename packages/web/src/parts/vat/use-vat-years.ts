import { type DateRange, rangesOverlap } from "@huvudbok/core/calendar";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { VatBooks } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useRegisteredYear } from "../../data/ledger.ts";
import { useDocument } from "../../data/use-document.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";

/**
 * The books of the years that hold days of a period, in their order: the given ones, and those of the neighbour that a
 * broken year shares the period with. Undefined while those are loaded.
 */
export function useVatYears(books: VatBooks, period: DateRange | undefined): readonly VatBooks[] | undefined {
  const { years } = useFiscalYears();
  const { fiscalYear } = books.ledger;
  const neighbour =
    period === undefined
      ? undefined
      : years.find((year) => year.id !== fiscalYear.id && rangesOverlap(year, period));
  const { isKnown, neighbourBooks } = useBooksOf(neighbour);
  return useMemo(() => {
    if (!isKnown) return undefined;
    const all = neighbourBooks === undefined ? [books] : [books, neighbourBooks];
    return all.toSorted((a, b) => (a.ledger.fiscalYear.from < b.ledger.fiscalYear.from ? -1 : 1));
  }, [books, isKnown, neighbourBooks]);
}

function useBooksOf(year: FiscalYear | undefined) {
  const { ledger, state } = useRegisteredYear(year);
  const plan = useDocument("accountPlan", year === undefined ? {} : { fiscalYearId: year.id });
  const hasBooks = year !== undefined && ledger?.fiscalYear.id === year.id && isLoaded(plan.state);
  const neighbourBooks = useMemo(
    () => (hasBooks ? { ledger, accounts: plan.items } : undefined),
    [hasBooks, ledger, plan.items],
  );
  return { isKnown: year === undefined || hasBooks || state === "error", neighbourBooks };
}
