import { type BookedMoney, nearYearEnds, transfersAround } from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import { type FiscalYear, followingFiscalYear, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import { useMemo } from "react";
import type { ApiFailure } from "../../../data/api/api-failure.ts";
import { useCompany } from "../../../data/company/selected-company.ts";
import { useFiscalYears } from "../../../data/fiscal-years.ts";
import { useDocumentAt } from "../../../data/use-document-at.ts";
import { isLoaded } from "../../../ui/loading/is-loaded.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";

interface TransfersAround {
  /** Undefined where no draft is so near to another year. */
  readonly around: BookedMoney["around"];
  /** False until the books of the years that are asked are here. */
  readonly isKnown: boolean;
  readonly error: ApiFailure | undefined;
}

/**
 * The transfers at the ends of the years beside this one, registered or drafts there (CT11). Such a year is read only
 * while one of the drafts is within the days of a transfer from it.
 */
export function useTransfersAround(drafts: Iterable<Pick<Draft, "date">>): TransfersAround {
  const year = usePageData("fiscalYear");
  const { years } = useFiscalYears();
  const isNear = useMemo(() => nearAnyEnd(year, drafts), [year, drafts]);
  const before = useBooksOf(isNear.isFirst ? previousFiscalYear(years, year) : undefined);
  const after = useBooksOf(isNear.isLast ? followingFiscalYear(years, year) : undefined);
  const around = useMemo(() => {
    const books = [before.books, after.books].flatMap((each) => each ?? []);
    return books.length === 0 ? undefined : transfersAround(year, books);
  }, [year, before.books, after.books]);
  return { around, isKnown: before.isKnown && after.isKnown, error: before.error ?? after.error };
}

/** What is registered in the year, beside what is near to it in others; undefined until both are known. */
export function useBookedWithAround(
  booked: BookedMoney | undefined,
  { around, isKnown }: TransfersAround,
): BookedMoney | undefined {
  return useMemo(() => {
    if (booked === undefined || !isKnown) return undefined;
    return around === undefined ? booked : { ...booked, around };
  }, [booked, around, isKnown]);
}

function useBooksOf(year: FiscalYear | undefined) {
  const companyId = useCompany()?.id;
  const registered = useDocumentAt("transactions", companyId, year?.id);
  const waiting = useDocumentAt("transactionDrafts", companyId, year?.id);
  const isHere = isLoaded(registered.state) && isLoaded(waiting.state);
  const [transactions, drafts] = [registered.items, waiting.items];
  const books = useMemo(
    () =>
      year !== undefined && isHere
        ? { year, transactions: [...transactions.values()], drafts: [...drafts.values()] }
        : undefined,
    [year, isHere, transactions, drafts],
  );
  const error = isHere ? undefined : (registered.error ?? waiting.error);
  return { books, isKnown: year === undefined || isHere, error };
}

function nearAnyEnd(year: FiscalYear, drafts: Iterable<Pick<Draft, "date">>) {
  let [isFirst, isLast] = [false, false];
  for (const { date } of drafts) {
    if (date === undefined) continue;
    const near = nearYearEnds(year, date);
    isFirst ||= near.isFirst;
    isLast ||= near.isLast;
  }
  return { isFirst, isLast };
}
