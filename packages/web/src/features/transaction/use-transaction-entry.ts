import type { Account } from "@huvudbok/core/account-plan";
import { isHousehold } from "@huvudbok/core/company";
import { type TransactionEditMode, validateTransaction } from "@huvudbok/core/transaction";
import { useMemo, useState } from "react";
import { useUserSettings } from "../../data/user-settings.ts";
import { useToast } from "../../ui/toast.tsx";
import { focusCell, focusNamed } from "./cell-focus.ts";
import { focusFirstError } from "./entry-errors.ts";
import { emptyEntryForm, fitsSimpleMode, isTouched, transactionForm } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";
import { recallSummary } from "./recall-summary.ts";
import { startDate } from "./start-date.ts";
import { useAccountSuggestions } from "./use-account-suggestions.ts";
import { type EntryStart, nextEntryForm, openPeriod, useEntryForm } from "./use-entry-form.ts";
import { useEntryRecall } from "./use-entry-recall.ts";
import { useRegistering } from "./use-registering.ts";
import { useVatSplit } from "./vat/use-vat-split.ts";

/** Everything the entry form does; the components only draw it. */
export function useTransactionEntry(start: EntryStart, plan: ReadonlyMap<string, Account>) {
  const { registered: books } = start;
  const { store, form, keptAt, cell } = useEntryForm(start);
  const [isTried, setIsTried] = useState(false);
  const [shownSince, setShownSince] = useState(keptAt);
  const accounts = useMemo(() => new Map([...plan.values()].map((each) => [Number(each.id), each])), [plan]);
  const toast = useToast();
  const recall = useEntryRecall(store, books);
  const rules = { ...openPeriod(start), knownAccounts: new Set(accounts.keys()) };
  const errorsOf = (current: EntryForm) => validateTransaction(transactionForm(current), rules);
  const registering = useRegistering({ start, store, accounts, begin, register });
  const changeMode = useModeChange(store.dispatch);
  const vat = useVatSplit(store, { chart: accounts, isHousehold: isHousehold(start.companyType) });
  const suggest = useAccountSuggestions(plan, recall.latest(form));

  /** Begins another form in the place of this one; `since`: one that was begun before, and typed in last then. */
  function begin(next: EntryForm, since?: number) {
    setIsTried(false);
    setShownSince(since);
    store.dispatch({ kind: "replace", form: next });
  }
  function register() {
    if (!registering.mayRegister()) return;
    setIsTried(true);
    const current = store.form();
    const errors = errorsOf(current);
    const isReadable = current.rows.every((row) => row.unreadable === undefined);
    if (isReadable && errors.length === 0) registering.send(current);
    else focusFirstError(errors, current.rows);
  }
  const offered = recall.offered(form);
  return {
    store,
    form,
    accounts,
    suggest,
    errors: errorsOf(form).filter((error) => isTried || isToldAtOnce(error.code)),
    nextNumber: registering.nextNumber(form.series),
    recalled: offered === undefined ? undefined : { date: offered.date, summary: recallSummary(offered) },
    takeRecalled: recall.take,
    keptSince: isTouched(form) ? shownSince : undefined,
    cell,
    fitsSimple: fitsSimpleMode(form),
    returned: registering.returned,
    setIsUploading: registering.setIsUploading,
    register,
    undo: registering.undo,
    onTextDone: () => {
      if (!recall.takeByItself()) focusCell(0, "account");
    },
    splitVat: vat.split,
    vatRefusal: vat.refusalIn(form),
    changeMode,
    startOver: () => {
      const begun = store.form();
      const { mode, series, nextKey } = store.form();
      const date = startDate(books.values(), openPeriod(start), start.today);
      registering.returned.giveUp();
      begin(emptyEntryForm({ mode, date, series, nextKey }));
      focusNamed("entry-date");
      toast({ text: "Formuläret är tömt", undo: () => start.outbox.putAside(withoutSent(begun)) });
    },
    /** Throws away what stands in the form; the answer brings it back. Undefined when nothing was typed. */
    discard: (): (() => void) | undefined => {
      const begun = store.form();
      registering.returned.giveUp();
      store.dispatch({ kind: "replace", form: nextEntryForm(begun) });
      return isTouched(begun) ? () => start.outbox.putAside(withoutSent(begun)) : undefined;
    },
  };
}

/** The form without the name of a registration that has been given up. */
function withoutSent({ sent: _sent, ...form }: EntryForm): EntryForm {
  return form;
}

/** A day outside the year or in a closed period is refused at once; the rest waits for the attempt to register. */
function isToldAtOnce(code: string): boolean {
  return code === "date-outside-year" || code === "date-closed";
}

/** Changes between simple and advanced, and remembers the choice for the next form. */
function useModeChange(dispatch: (action: { kind: "mode"; mode: TransactionEditMode }) => void) {
  const settings = useUserSettings();
  return (mode: TransactionEditMode) => {
    dispatch({ kind: "mode", mode });
    // A choice that could not be remembered is only made again the next time.
    void settings.update({ currentTransactionEditMode: mode }).catch(() => undefined);
  };
}
