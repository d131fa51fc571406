import { type DateRange, rangesOverlap } from "@huvudbok/core/calendar";
import { type FiscalYear, followingFiscalYear } from "@huvudbok/core/fiscal-year";
import { type VatBooks, yearEndsWithVat } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useRegisteredYear } from "../../data/ledger.ts";
import { useDocument } from "../../data/use-document.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";

/**
 * The books of the years that hold days of a period, in their order: the given ones, and those of the neighbour that a
 * broken year shares the period with. Where the given year ends with VAT the year after is among them, which may have
 * settled it (VR14). Undefined while those are loaded.
 */
export function useVatYears(books: VatBooks, period: DateRange | undefined): readonly VatBooks[] | undefined {
  const { years } = useFiscalYears();
  const { fiscalYear } = books.ledger;
  const neighbour =
    period === undefined
      ? undefined
      : years.find((year) => year.id !== fiscalYear.id && rangesOverlap(year, period));
  const endsWithVat = useMemo(() => yearEndsWithVat(books), [books]);
  const following = endsWithVat ? followingFiscalYear(years, fiscalYear) : undefined;
  const beside = useVatBooksOf(neighbour);
  const after = useVatBooksOf(following?.id === neighbour?.id ? undefined : following);
  return useMemo(() => {
    if (!beside.isKnown || !after.isKnown) return undefined;
    const all = [books, beside.books, after.books].filter((each) => each !== undefined);
    return all.toSorted((a, b) => (a.ledger.fiscalYear.from < b.ledger.fiscalYear.from ? -1 : 1));
  }, [books, beside, after]);
}

/** The registered books of another year, if it is wanted; known when it is loaded what there is, also when that is nothing. */
export function useVatBooksOf(year: FiscalYear | undefined) {
  const { ledger, state } = useRegisteredYear(year);
  const plan = useDocument("accountPlan", year === undefined ? {} : { fiscalYearId: year.id });
  const hasBooks = year !== undefined && ledger?.fiscalYear.id === year.id && isLoaded(plan.state);
  const books = useMemo(
    () => (hasBooks ? { ledger, accounts: plan.items } : undefined),
    [hasBooks, ledger, plan.items],
  );
  const isKnown = year === undefined || hasBooks || state === "error";
  return useMemo(() => ({ isKnown, books }), [isKnown, books]);
}
