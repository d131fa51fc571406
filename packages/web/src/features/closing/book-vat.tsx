import type { ClosingBooks } from "@huvudbok/core/closing";
import { sharedPeriodLeft, unsettledVatPeriod, type VatBooks } from "@huvudbok/core/vat";
import { useMemo, useState } from "react";
import { usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useFilingsAround } from "../../parts/filing/use-filings-around.ts";
import { YearPageButton } from "../../parts/fiscal-year/year-page-button.tsx";
import { openVatSettlement, type SettlementRefusal } from "../../parts/vat/open-vat-settlement.ts";
import { useVatPeriodChoice } from "../../parts/vat/use-vat-period-choice.ts";
import { useVatBooksOf, useVatYears } from "../../parts/vat/use-vat-years.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useBooks, usePageData } from "../../ui/loading/page-data.ts";

interface BookVatProps {
  readonly ledger: ClosingBooks["ledger"];
  readonly following: ClosingBooks["following"];
  readonly isNext: boolean;
}

/**
 * Opens the settlement of the first period that has VAT left, and leads to its report, which says what it is made of. Where
 * the year has settled all of its own, that is the period whose first days the year before has not settled.
 */
export function BookVat({ ledger, following, isNext }: BookVatProps) {
  const { fiscalYear } = useBooks();
  const accounts = usePageData("accountPlan").items;
  const books = useMemo((): VatBooks => ({ ledger, accounts }), [ledger, accounts]);
  const { type, isKnown } = useVatPeriodChoice(books);
  const { filings: returns } = useFilingsAround(ledger);
  const own = useMemo(
    () => unsettledVatPeriod(books, type, following && { ledger: following, accounts }),
    [books, type, following, accounts],
  );
  const previous = usePreviousFiscalYear();
  const { books: before } = useVatBooksOf(own === undefined ? previous : undefined);
  const period = useMemo(
    () => own ?? (before && sharedPeriodLeft(before, books, type)),
    [own, before, books, type],
  );
  const { years } = useVatYears(books, period);
  const [refusal, setRefusal] = useState<SettlementRefusal>();
  const variant = isNext ? { variant: "filled" as const } : {};
  const query = period === undefined ? "" : `?${new URLSearchParams({ typ: type, from: period.from })}`;
  // What was handed in decides what is taken back (VR7).
  const canSettle = period !== undefined && years !== undefined && returns !== undefined && isKnown;
  return (
    <>
      {canSettle && (
        <Button
          {...variant}
          onClick={() =>
            setRefusal(openVatSettlement({ years, period, returns, fiscalYear, source: "closing" }))
          }
        >
          Bokför momsen
        </Button>
      )}
      <LinkButton to={`/accounting/vat/report${query}`} {...(canSettle ? {} : variant)}>
        Till momsrapporten
      </LinkButton>
      {refusal !== undefined && <output>{refusal.message}</output>}
      {refusal?.elsewhere !== undefined && <YearPageButton {...refusal.elsewhere} />}
    </>
  );
}
