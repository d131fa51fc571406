import type { DateRange } from "@huvudbok/core/calendar";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { changedSettlement, type VatBooks } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useRegisteredYear } from "../../../../data/ledger.ts";
import { useDocument } from "../../../../data/use-document.ts";
import { useFilingsAround } from "../../../filing/use-filings-around.ts";
import { useVatYears } from "../../../vat/use-vat-years.ts";
import type { PreparedRows } from "../entry-rows.ts";
import type { EntryStore } from "../entry-store.ts";
import { ChangedNotice } from "./changed-notice.tsx";

interface ChangedSettlementProps {
  readonly store: EntryStore;
  readonly prepared: PreparedRows;
  readonly period: DateRange;
  readonly year: FiscalYear;
}

/** That the VAT of the period is no longer what the form was prepared with, and a way to take what it is now (VR25). */
export function ChangedSettlementNotice({ year, ...props }: ChangedSettlementProps) {
  const { ledger } = useRegisteredYear(year);
  const accounts = useDocument("accountPlan").items;
  const books = useMemo(() => ledger && { ledger, accounts }, [ledger, accounts]);
  return books === undefined ? null : <OfBooks {...props} books={books} />;
}

interface OfBooksProps extends Omit<ChangedSettlementProps, "year"> {
  readonly books: VatBooks;
}

function OfBooks({ store, prepared, period, books }: OfBooksProps) {
  const { years } = useVatYears(books, period);
  const { filings: returns } = useFilingsAround(books.ledger);
  const year = books.ledger.fiscalYear.id;
  const { entries } = prepared;
  const changed = useMemo(
    () => years && returns && changedSettlement({ period, entries }, { years, returns, year }),
    [period, entries, years, returns, year],
  );
  return <ChangedNotice store={store} prepared={prepared} changed={changed} />;
}
