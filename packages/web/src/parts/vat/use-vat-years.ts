import { type DateRange, rangesOverlap } from "@huvudbok/core/calendar";
import { type FiscalYear, followingFiscalYear } from "@huvudbok/core/fiscal-year";
import { type VatBooks, yearEndsWithVat } from "@huvudbok/core/vat";
import { useMemo } from "react";
import type { ApiFailure } from "../../data/api/api-failure.ts";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useRegisteredYear } from "../../data/ledger.ts";
import { useDocument } from "../../data/use-document.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";

interface VatYears {
  /** Undefined until they are loaded. */
  readonly years: readonly VatBooks[] | undefined;
  /** Why they could not be. */
  readonly error: ApiFailure | undefined;
}

interface OtherYearBooks {
  readonly isKnown: boolean;
  readonly books: VatBooks | undefined;
  readonly error: ApiFailure | undefined;
}

/**
 * The books of the years that hold days of a period, in their order: the given ones, and those of the neighbour that a
 * broken year shares the period with. Where the given year ends with VAT the year after is among them, which may have
 * settled it (VR14).
 */
export function useVatYears(books: VatBooks, period: DateRange | undefined): VatYears {
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
    const error = beside.error ?? after.error;
    if (!beside.isKnown || !after.isKnown) return { years: undefined, error };
    const all = [books, beside.books, after.books].filter((each) => each !== undefined);
    const years = all.toSorted((a, b) => (a.ledger.fiscalYear.from < b.ledger.fiscalYear.from ? -1 : 1));
    return { years, error: undefined };
  }, [books, beside, after]);
}

/**
 * The registered books of another year, if it is wanted; known when they are loaded, and when there is no such year. A
 * year that cannot be loaded is not one that there is not: the error says why it is not known.
 */
export function useVatBooksOf(year: FiscalYear | undefined): OtherYearBooks {
  const { ledger, error: ledgerError } = useRegisteredYear(year);
  const plan = useDocument("accountPlan", year === undefined ? {} : { fiscalYearId: year.id });
  const hasBooks = year !== undefined && ledger?.fiscalYear.id === year.id && isLoaded(plan.state);
  const books = useMemo(
    () => (hasBooks ? { ledger, accounts: plan.items } : undefined),
    [hasBooks, ledger, plan.items],
  );
  const isKnown = year === undefined || hasBooks;
  const error = isKnown ? undefined : (ledgerError ?? plan.error);
  return useMemo(() => ({ isKnown, books, error }), [isKnown, books, error]);
}
