import { unbookedResult } from "@huvudbok/core/account-balance";
import type { Account } from "@huvudbok/core/account-plan";
import type { Company } from "@huvudbok/core/api";
import { clampDate, type IsoDate } from "@huvudbok/core/calendar";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { followingFiscalYear, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import {
  type CashAndBank,
  cashAndBank,
  closingBalances,
  hasTransactionsAfter,
  type Ledger,
} from "@huvudbok/core/ledger";
import {
  type DraftsToHandle,
  draftsToHandle,
  type MonthResult,
  monthResults,
  type NextStep,
  nextSteps,
  type ResultComparison,
  resultBesideLastYear,
} from "@huvudbok/core/overview";
import { type VatOverview, vatOverview } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { useToday } from "../../ui/date/use-today.ts";
import { missingDetails } from "./missing-details.ts";
import { useYearBefore } from "./use-year-before.ts";

/** Everything that the home page shows of a year's books. */
export interface Figures {
  readonly today: IsoDate;
  /** The last day that the figures count: today, or an end of the year. */
  readonly through: IsoDate;
  /** Whether anything is booked on a later day than `through`, so that the figures must say their day. */
  readonly isCut: boolean;
  readonly cash: CashAndBank;
  readonly result: ResultComparison;
  readonly months: readonly MonthResult[];
  readonly vat: VatOverview | undefined;
  /** True while the year before is being loaded: what depends on it only keeps its place, and is not shown. */
  readonly isWaiting: boolean;
  readonly drafts: DraftsToHandle;
  readonly steps: readonly NextStep[];
  readonly previousYear: FiscalYear | undefined;
}

/** The figures of the books: each is computed again only when its input has changed. */
export function useFigures(
  company: Company,
  ledger: Ledger,
  accounts: ReadonlyMap<string, Account>,
): Figures {
  const today = useToday();
  const { years } = useFiscalYears();
  const before = useYearBefore();
  const settings = useDocument("accountSettings");
  const draftDocument = useDocument("transactionDrafts");
  const { recipient } = company.config;
  const { companyType } = recipient;
  const { fiscalYear } = ledger;
  const through = clampDate(today, { max: fiscalYear.to });
  const previous = before.books?.ledger;
  const cash = useMemo(() => cashAndBank(ledger, through), [ledger, through]);
  const isCut = useMemo(() => hasTransactionsAfter(ledger, through), [ledger, through]);
  const unbooked = useMemo(
    () => previous && { year: previous.fiscalYear, result: unbookedResult(closingBalances(previous)) },
    [previous],
  );
  const result = useMemo(() => resultBesideLastYear(ledger, through, previous), [ledger, through, previous]);
  const months = useMemo(() => monthResults(ledger, today, previous), [ledger, today, previous]);
  const storedType = settings.head?.vatPeriod;
  const vat = useMemo(() => {
    const books = { ledger, accounts };
    return vatOverview({ books, previous: before.books, companyType, storedType, today });
  }, [ledger, accounts, before, companyType, storedType, today]);
  const drafts = useMemo(() => draftsToHandle([...draftDocument.items.values()]), [draftDocument.items]);
  const steps = useMemo(
    () =>
      nextSteps({
        ledger,
        companyType,
        hasPreviousYear: previousFiscalYear(years, fiscalYear) !== undefined,
        hasFollowingYear: followingFiscalYear(years, fiscalYear) !== undefined,
        unbooked,
        vat,
        drafts,
        missingDetails: missingDetails(recipient, today),
        today,
      }),
    [ledger, companyType, years, fiscalYear, unbooked, vat, drafts, recipient, today],
  );
  // The year before may contain the VAT period that is due next, so nothing is shown of it until that year is loaded.
  const isWaiting = !before.isKnown;
  return {
    today,
    through,
    isCut,
    cash,
    result,
    months,
    vat,
    isWaiting,
    drafts,
    steps,
    previousYear: previous?.fiscalYear,
  };
}
