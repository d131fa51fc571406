import { type ClosingBooks, changedClosing, changedEntry } from "@huvudbok/core/closing";
import { taxEntry } from "@huvudbok/core/income-tax";
import type { ClosingPart, ClosingStep } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { useRegisteredYear } from "../../../../data/ledger.ts";
import { useDocument } from "../../../../data/use-document.ts";
import { isLoaded } from "../../../../ui/loading/is-loaded.ts";
import { useTaxOfYear } from "../../../income-tax/use-tax-of-year.ts";
import type { PreparedRows } from "../entry-rows.ts";
import type { EntryStore } from "../entry-store.ts";
import type { EntryStart } from "../use-entry-form.ts";
import { ChangedNotice } from "./changed-notice.tsx";

interface ChangedClosingProps {
  readonly store: EntryStore;
  readonly prepared: PreparedRows;
  readonly closes: ClosingPart;
  readonly start: Pick<EntryStart, "year" | "companyType" | "today">;
}

/** That the closing would book something else than the form was prepared with, and a way to take that (CL11). */
export function ChangedClosingNotice({ closes, start, ...form }: ChangedClosingProps) {
  const { year, companyType, today } = start;
  const { ledger } = useRegisteredYear(year);
  const { head, items, state } = useDocument("accountPlan", { fiscalYearId: year.id });
  const isReady = isLoaded(state);
  const books = useMemo(() => {
    if (ledger === undefined || !isReady) return undefined;
    return { companyType, ledger, plan: { name: "", ...head, accounts2: [...items.values()] }, today };
  }, [ledger, isReady, head, items, companyType, today]);
  if (books === undefined) return null;
  return closes === "tax" ? (
    <OfTax {...form} books={books} />
  ) : (
    <OfStep {...form} step={closes} books={books} />
  );
}

interface OfBooksProps extends Pick<ChangedClosingProps, "store" | "prepared"> {
  readonly books: Pick<ClosingBooks, "companyType" | "ledger" | "plan" | "today">;
}

function OfStep({ store, prepared, step, books }: OfBooksProps & { readonly step: ClosingStep }) {
  const { text, entries } = prepared;
  const changed = useMemo(() => changedClosing({ step, text, entries }, books), [step, text, entries, books]);
  return <ChangedNotice store={store} prepared={prepared} changed={changed} />;
}

/** By what is saved of the return; while an account has no place in it, nobody knows what the tax would be. */
function OfTax({ store, prepared, books: { ledger, plan } }: OfBooksProps) {
  const tax = useTaxOfYear(ledger, plan);
  const changed = useMemo(
    () => tax && changedEntry(prepared, taxEntry(ledger, tax, plan)),
    [prepared, ledger, plan, tax],
  );
  return <ChangedNotice store={store} prepared={prepared} changed={changed} />;
}
