import { type ReactNode, useMemo } from "react";
import { usePreviousFiscalYear } from "../data/fiscal-years.ts";
import { useLedger } from "../data/ledger.ts";
import { useDocument } from "../data/use-document.ts";
import type { Need, PageRow } from "../routes/page-row.ts";
import { isLoaded } from "../ui/loading/is-loaded.ts";
import { type PageData, PageDataContext } from "../ui/loading/page-data.ts";
import { WaitingPage } from "../ui/loading/waiting-page.tsx";

interface GivenProps {
  /** What is known already. */
  readonly given: PageData;
  readonly children: ReactNode;
}

/**
 * What a page needs that is put together from several documents. Waited for when the company and the year are known,
 * and in components of their own, so that no page loads what only another one needs.
 */
export function PageDataWithBooks({ page, given, children }: GivenProps & { readonly page: PageRow }) {
  const needs: readonly Need[] = page.needs ?? [];
  const isHere = given.missing === undefined;
  if (isHere && needs.includes("ledgerWithDrafts"))
    return <GivenLedger given={given}>{children}</GivenLedger>;
  if (isHere && needs.includes("yearBefore"))
    return <GivenYearBefore given={given}>{children}</GivenYearBefore>;
  return <PageDataContext value={given}>{children}</PageDataContext>;
}

function GivenLedger({ given, children }: GivenProps) {
  const { ledger: ledgerWithDrafts, error } = useLedger({ includeDrafts: true });
  const more = useMemo(
    () => (ledgerWithDrafts === undefined ? undefined : { ...given, ledgerWithDrafts }),
    [given, ledgerWithDrafts],
  );
  return more === undefined ? (
    <WaitingPage error={error} />
  ) : (
    <PageDataContext value={more}>{children}</PageDataContext>
  );
}

function GivenYearBefore({ given, children }: GivenProps) {
  const fiscalYear = usePreviousFiscalYear();
  // Without a year before, the selected one's documents are asked for, which the page needs anyway.
  const place = fiscalYear === undefined ? {} : { fiscalYearId: fiscalYear.id };
  const accountBalance = useDocument("accountBalance", place);
  const transactions = useDocument("transactions", place);
  const isReady = isLoaded(accountBalance.state) && isLoaded(transactions.state);
  const more = useMemo(
    () => (isReady ? { ...given, yearBefore: { fiscalYear, accountBalance, transactions } } : undefined),
    [isReady, given, fiscalYear, accountBalance, transactions],
  );
  if (more === undefined) return <WaitingPage error={accountBalance.error ?? transactions.error} />;
  return <PageDataContext value={more}>{children}</PageDataContext>;
}
