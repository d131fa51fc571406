import type { Account } from "@huvudbok/core/account-plan";
import {
  type HighestNumbers,
  highestNumbers,
  nextNumberInBooks,
  type Transaction,
} from "@huvudbok/core/transaction";
import { useEffect, useMemo } from "react";
import { DISCARD_CORRECTION } from "../corrected-notice.tsx";
import { correctedMeanwhile } from "../form/corrected-meanwhile.ts";
import { isTouched, newTransactions } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { type EntryStart, nextEntryForm } from "../form/use-entry-form.ts";
import { focusNamed } from "../row/cell-focus.ts";
import { registeredMeanwhile } from "./registered-meanwhile.ts";
import { useRegister } from "./use-register.ts";
import { useRegistered } from "./use-registered.ts";
import { useUnregisteredForms } from "./use-unregistered-forms.ts";

interface RegisteringOptions {
  readonly start: Pick<
    EntryStart,
    "year" | "closedThrough" | "today" | "registered" | "outbox" | "addressMode"
  >;
  readonly store: EntryStore;
  readonly accounts: ReadonlyMap<number, Account>;
  /** Starts a form in place of the one shown. */
  readonly begin: (form: EntryForm, since?: number) => void;
  /** False while something is awaited that the form is registered with, and after which it is registered. */
  readonly isComplete: () => boolean;
  readonly highest: HighestNumbers;
}

function highestOf(highest: HighestNumbers) {
  return [...highest].map(([series, number]) => ({ series, number }));
}

function isIn(transactions: readonly Transaction[], { sent }: EntryForm): boolean {
  return sent !== undefined && registeredMeanwhile(sent, transactions) !== undefined;
}

/** Sends the form and starts the next one at once; handles what fails and what can be undone. */
export function useRegistering(options: RegisteringOptions) {
  const { start, store, accounts, begin, isComplete, highest } = options;
  const { year, registered: books, outbox } = start;
  const transactions = useMemo(() => [...books.values()], [books]);
  const registered = useRegistered(store, start, begin);
  const { onRegistered } = registered;
  const sending = useRegister({ outbox, fiscalYearId: year.id, accounts, onRegistered });
  const unregistered = useUnregisteredForms({
    store,
    outbox,
    fiscalYearId: year.id,
    transactions,
    begin,
    onRegistered,
  });
  const pending = () => outbox.state().pending;
  useEffect(() => outbox.showBooks(books), [books, outbox]);
  /** The number that the next transaction of a series gets if all pending ones arrive. */
  const nextNumber = (series: string): number => {
    const { answered } = outbox.state();
    const known = highestNumbers([...answered, ...highestOf(highest)]);
    // The books may have what the answer has not been dealt with of.
    const sent = pending().filter(({ form }) => !isIn(transactions, form) && !isIn(answered, form));
    const coming = sent.flatMap(({ form }) => newTransactions(form)).filter((each) => each.series === series);
    return nextNumberInBooks(series, year, known) + coming.length;
  };
  return {
    unregistered,
    nextNumber,
    mayRegister(): boolean {
      // The second click of a double click meets the next form, in which nothing is wrong yet.
      if (!isTouched(store.form()) && pending().length > 0) return false;
      if (correctedMeanwhile(store.form(), start) !== undefined) {
        focusNamed(DISCARD_CORRECTION);
        return false;
      }
      return isComplete();
    },
    /** The next form is shown before the server has answered: the next key may come at once. */
    send(form: EntryForm): void {
      sending.send(form, nextNumber(form.series));
      begin(nextEntryForm(form));
      focusNamed("entry-date");
    },
    undo: (): boolean => registered.undo(pending().length > 0 ? sending.settled() : undefined),
  };
}
