import { previousFiscalYear } from "@huvudbok/core/fiscal-year";
import { type VatBooks, type VatPeriodChoice, vatPeriodChoice } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { useBooks } from "../../ui/loading/page-data.ts";
import { useFilingsAround } from "../filing/use-filings-around.ts";
import { useVatBooksOf } from "./use-vat-years.ts";

export interface UsedVatPeriodChoice extends VatPeriodChoice {
  /** Whether all is loaded that the choice depends on, also where some of it cannot be. */
  readonly isKnown: boolean;
}

/** How often the company reports VAT, in a year's books: from all that home has it from, so that both say the same (OV6). */
export function useVatPeriodChoice(books: VatBooks): UsedVatPeriodChoice {
  const { companyType } = useBooks().company.config.recipient;
  const { years } = useFiscalYears();
  const settings = useDocument("accountSettings");
  const { filings, isLoading } = useFilingsAround(books.ledger);
  const storedType = settings.head?.vatPeriod;
  const isAsked = isLoaded(settings.state) && storedType === undefined;
  const previous = isAsked ? previousFiscalYear(years, books.ledger.fiscalYear) : undefined;
  const before = useVatBooksOf(previous);
  const choice = useMemo(
    () =>
      vatPeriodChoice({
        storedType,
        companyType,
        books: before.books === undefined ? [books] : [before.books, books],
        fiscalYears: years,
        filings: filings ?? [],
      }),
    [storedType, companyType, before.books, books, years, filings],
  );
  const isBeforeKnown = before.isKnown || before.error !== undefined;
  return { ...choice, isKnown: isLoaded(settings.state) && !isLoading && isBeforeKnown };
}
