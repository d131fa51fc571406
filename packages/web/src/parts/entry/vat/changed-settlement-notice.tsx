import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { changedSettlement, type PreparedSettlement, type VatBooks } from "@huvudbok/core/vat";
import { useLayoutEffect, useMemo } from "react";
import { useRegisteredYear } from "../../../data/ledger.ts";
import { useDocument } from "../../../data/use-document.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useFilingsAround } from "../../filing/use-filings-around.ts";
import { useVatYears } from "../../vat/use-vat-years.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { focusCell } from "../row/cell-focus.ts";
import classes from "../transaction-entry.module.css";

interface ChangedSettlementProps {
  readonly store: EntryStore;
  readonly form: EntryForm;
  readonly year: FiscalYear;
}

/** That the VAT of the period is no longer what the form was prepared with, and a way to take what it is now (VR25). */
export function ChangedSettlementNotice({ store, form, year }: ChangedSettlementProps) {
  const { settles, sent } = form;
  // One that got no answer may have settled the period itself.
  return settles === undefined || sent !== undefined ? null : (
    <OfYear store={store} settles={settles} year={year} />
  );
}

interface OfYearProps {
  readonly store: EntryStore;
  readonly settles: PreparedSettlement;
  readonly year: FiscalYear;
}

/** Apart, so that the books are asked for only where VAT is settled. */
function OfYear({ store, settles, year }: OfYearProps) {
  const { ledger } = useRegisteredYear(year);
  const accounts = useDocument("accountPlan").items;
  const books = useMemo(() => ledger && { ledger, accounts }, [ledger, accounts]);
  return books === undefined ? null : <OfBooks store={store} settles={settles} books={books} />;
}

function OfBooks({ store, settles, books }: Omit<OfYearProps, "year"> & { readonly books: VatBooks }) {
  const { years } = useVatYears(books, settles.period);
  const { filings: returns } = useFilingsAround(books.ledger);
  const year = books.ledger.fiscalYear.id;
  const changed = useMemo(
    () => years && returns && changedSettlement(settles, { years, returns, year }),
    [settles, years, returns, year],
  );
  // Read when the form is registered, which then asks first.
  const doubt = changed !== undefined && changed.entries === undefined ? changed.text : undefined;
  useLayoutEffect(() => {
    store.doubt(doubt);
    return () => store.doubt(undefined);
  }, [store, doubt]);
  if (changed === undefined) return null;
  const { text, entries } = changed;
  const take = (taken: NonNullable<typeof entries>) => {
    store.dispatch({ kind: "settlement", period: settles.period, entries: taken });
    // The button that had the focus is gone.
    focusCell(0, "account");
  };
  return (
    <output className={classes.notice}>
      {text}
      {entries !== undefined && (
        <Button variant="subtle" size="compact-sm" onClick={() => take(entries)}>
          Ta de nya beloppen
        </Button>
      )}
    </output>
  );
}
