import type { Account } from "@huvudbok/core/account-plan";
import type { Company } from "@huvudbok/core/api";
import { clampDate, type IsoDate } from "@huvudbok/core/calendar";
import { type CashAndBank, cashAndBank, hasTransactionsAfter, type Ledger } from "@huvudbok/core/ledger";
import {
  type DraftsToHandle,
  draftsToHandle,
  type MonthResult,
  monthResults,
  type ResultComparison,
  resultBesideLastYear,
} from "@huvudbok/core/overview";
import type { VatOverview } from "@huvudbok/core/vat";
import { useMemo } from "react";
import type { Filing } from "../../data/filings/filings.ts";
import { usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { useFilingsAround } from "../../parts/filing/use-filings-around.ts";
import { useToday } from "../../ui/date/use-today.ts";
import { useBooksBeside } from "./use-books-beside.ts";
import { useVatFigures, type VatFigures } from "./use-vat-figures.ts";

/** The figures that the home page shows of a year's books. */
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
  /**
   * The same of the VAT, which the year after may have settled (VR14), and whose period may be that of the last return
   * (OV6): it waits for that year, for what was handed in, and for the rules of what is settled.
   */
  readonly isVatWaiting: boolean;
  readonly drafts: DraftsToHandle;
  /** The registered books of the year before, once they are loaded. */
  readonly previous: Ledger | undefined;
  /** The books of this year and of those beside it, as far as they are of today; undefined until they are loaded. */
  readonly around: VatFigures["around"];
  /** The files made of those years, newest first; undefined while it is not known what there is. */
  readonly filings: readonly Filing[] | undefined;
}

/** The figures of the books: each is computed again only when its input has changed. */
export function useFigures(
  company: Company,
  ledger: Ledger,
  accounts: ReadonlyMap<string, Account>,
): Figures {
  const today = useToday();
  const beside = useBooksBeside(usePreviousFiscalYear());
  const draftDocument = useDocument("transactionDrafts");
  const { companyType } = company.config.recipient;
  const { fiscalYear } = ledger;
  const through = clampDate(today, { max: fiscalYear.to });
  const previous = beside.books?.ledger;
  const cash = useMemo(() => cashAndBank(ledger, through), [ledger, through]);
  const isCut = useMemo(() => hasTransactionsAfter(ledger, through), [ledger, through]);
  const result = useMemo(() => resultBesideLastYear(ledger, through, previous), [ledger, through, previous]);
  const months = useMemo(() => monthResults(ledger, today, previous), [ledger, today, previous]);
  const { filings, isLoading } = useFilingsAround(ledger);
  const { vat, around } = useVatFigures(ledger, accounts, beside, { companyType, filings }, today);
  const drafts = useMemo(
    () => draftsToHandle([...draftDocument.items.values()], fiscalYear),
    [draftDocument.items, fiscalYear],
  );
  // The year before may contain the VAT period that is due next, so nothing is shown of it until that year is loaded.
  const isWaiting = !beside.isKnown;
  return {
    today,
    through,
    isCut,
    cash,
    result,
    months,
    vat,
    isWaiting,
    isVatWaiting: around === undefined || (isLoading && vat?.isAssumed === true),
    drafts,
    previous,
    around,
    filings,
  };
}
