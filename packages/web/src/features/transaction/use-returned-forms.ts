import type { Transaction } from "@huvudbok/core/transaction";
import { useEffect, useSyncExternalStore } from "react";
import { useSyncStatus } from "../../data/sync-status.ts";
import { isTypedSinceFocus } from "../../ui/typed-since-focus.ts";
import { useLatest } from "../../ui/use-latest.ts";
import { focusDrawn } from "./cell-focus.ts";
import { isTouched } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";
import type { EntryStore } from "./entry-store.ts";
import { registeredMeanwhile } from "./registered-meanwhile.ts";
import { arrivedForms, type EntryOutbox, type ReturnedForm } from "./unfinished/entry-outbox.ts";
import { nextEntryForm } from "./use-entry-form.ts";
import { isChangedSince } from "./use-register.ts";

interface ReturnedFormsOptions {
  readonly store: EntryStore;
  readonly outbox: EntryOutbox;
  readonly transactions: readonly Transaction[];
  /** Begins a form in the place of the one shown. */
  readonly begin: (form: EntryForm, since?: number) => void;
  readonly onRegistered: (form: EntryForm, registered: Transaction, requestId: string | undefined) => void;
}

/**
 * Forms that could not be registered: one comes back by itself where nobody has begun to type the next, the others wait
 * to be taken up, since nothing may change under the hands of somebody who types.
 */
export function useReturnedForms({ store, outbox, transactions, begin, onRegistered }: ReturnedFormsOptions) {
  const { returned, failure } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const shown = useSyncExternalStore(store.subscribe, () => store.form().sent);
  const isChanged = useSyncExternalStore(store.subscribe, () => isChangedSince(store.form()));
  const { discard } = useSyncStatus();

  function takeUp(taken: ReturnedForm) {
    const form = store.form();
    outbox.takeUp(taken, isTouched(form) ? form : undefined);
    const next = { ...taken.form, nextKey: Math.max(taken.form.nextKey, form.nextKey) };
    begin(next, taken.failure === undefined ? taken.writtenAt : undefined);
    // Keys that are on their way do no harm there, and Enter tries again.
    focusDrawn("register");
  }
  const latest = useLatest({ takeUp, begin, onRegistered });
  useEffect(() => {
    const arrived = arrivedForms(returned, transactions);
    for (const { sent, transaction } of arrived) {
      outbox.remove(sent);
      latest.current.onRegistered(sent.form, transaction, undefined);
    }
    // What has arrived changes the outbox, which leads here again.
    const [first] = arrived.length > 0 ? [] : returned;
    if (first !== undefined && isAtRest(store)) latest.current.takeUp(first);
  }, [returned, transactions, store, outbox, latest]);
  useEffect(() => {
    const form = store.form();
    const arrived = shown === undefined ? undefined : registeredMeanwhile(shown, transactions);
    if (shown === undefined || arrived === undefined) return;
    store.dispatch({ kind: "sent", sent: undefined });
    outbox.forgetFailure();
    latest.current.onRegistered(form, arrived, undefined);
    // What has been changed since stands there as another one, of which nothing is in the books.
    if (isChangedSince(form)) return;
    latest.current.begin(nextEntryForm(form));
    focusDrawn("entry-date");
  }, [shown, store, transactions, outbox, latest]);
  useEffect(() => {
    // Sent again by itself when the connection is back, it would come into the books beside what it was changed to.
    if (isChanged && shown !== undefined) void discard(shown.unsavedId);
  }, [isChanged, shown, discard]);
  /** Before the form is thrown away: why it came back is forgotten, and it is not sent again. */
  function giveUp() {
    const { sent } = store.form();
    if (sent !== undefined) void discard(sent.unsavedId);
    outbox.forgetFailure();
  }
  return { giveUp, failure, waiting: returned, takeUp };
}

/** Nobody has typed anything in the form that stands there, not even a part of a date. */
function isAtRest(store: EntryStore): boolean {
  const { activeElement } = document;
  return !isTouched(store.form()) && !(activeElement !== null && isTypedSinceFocus(activeElement));
}
