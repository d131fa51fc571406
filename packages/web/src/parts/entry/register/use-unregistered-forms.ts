import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { Transaction } from "@huvudbok/core/transaction";
import { useEffect, useSyncExternalStore } from "react";
import { useSyncStatus } from "../../../data/sync-status.ts";
import { isTypedSinceFocus } from "../../../ui/form/typed-since-focus.ts";
import { useLatest } from "../../../ui/use-latest.ts";
import { isTouched } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { isChangedSince } from "../form/sent-registration.ts";
import { nextEntryForm } from "../form/use-entry-form.ts";
import { focusDrawn } from "../row/cell-focus.ts";
import { type EntryOutbox, registeredForms, type UnregisteredForm } from "../unfinished/entry-outbox.ts";
import { registeredMeanwhile } from "./registered-meanwhile.ts";
import { useTellOutcome } from "./use-tell-outcome.ts";

interface UnregisteredFormsOptions {
  readonly store: EntryStore;
  readonly outbox: EntryOutbox;
  readonly fiscalYearId: FiscalYearId;
  readonly transactions: readonly Transaction[];
  /** Starts a form in place of the one shown. */
  readonly begin: (form: EntryForm, since?: number) => void;
  readonly onRegistered: (form: EntryForm, registered: Transaction, requestId: string | undefined) => void;
}

/**
 * Forms that could not be registered: one returns by itself when nobody has begun to type the next one. The others wait
 * until a person resumes them, since nothing may change while somebody types.
 */
export function useUnregisteredForms({
  store,
  outbox,
  fiscalYearId,
  transactions,
  begin,
  onRegistered,
}: UnregisteredFormsOptions) {
  const { unregistered, failure } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const shown = useSyncExternalStore(store.subscribe, () => store.form().sent);
  const isChanged = useSyncExternalStore(store.subscribe, () => isChangedSince(store.form()));
  const { discard } = useSyncStatus();
  const tellOutcome = useTellOutcome(fiscalYearId);

  function resume(taken: UnregisteredForm) {
    const form = store.form();
    outbox.resume(taken, isTouched(form) ? form : undefined);
    const next = { ...taken.form, nextKey: Math.max(taken.form.nextKey, form.nextKey) };
    begin(next, taken.failure === undefined ? taken.writtenAt : undefined);
    // Keys that are already on their way do no harm on this button, and Enter tries again.
    focusDrawn("register");
  }
  const latest = useLatest({ resume, begin, onRegistered });
  useEffect(() => {
    const registered = registeredForms(unregistered, transactions);
    for (const { sent, transaction } of registered) {
      outbox.remove(sent);
      latest.current.onRegistered(sent.form, transaction, undefined);
    }
    // The registrations found change the outbox, which runs this again.
    const [first] = registered.length > 0 ? [] : unregistered;
    if (first !== undefined && isAtRest(store)) latest.current.resume(first);
  }, [unregistered, transactions, store, outbox, latest]);
  useEffect(() => {
    const form = store.form();
    const registered = shown === undefined ? undefined : registeredMeanwhile(shown, transactions);
    if (shown === undefined || registered === undefined) return;
    store.dispatch({ kind: "sent", sent: undefined });
    outbox.forgetFailure();
    latest.current.onRegistered(form, registered, undefined);
    // A form that was changed since remains as a new one, of which nothing is in the books.
    if (isChangedSince(form)) return;
    latest.current.begin(nextEntryForm(form));
    focusDrawn("entry-date");
  }, [shown, store, transactions, outbox, latest]);
  useEffect(() => {
    // If it were sent again by itself when the connection is back, it would be booked in addition to what it was
    // changed to.
    if (isChanged && shown !== undefined) void discard(shown.unsavedId);
  }, [isChanged, shown, discard]);
  /**
   * Before the form is discarded: the reason for its return is forgotten, and it is not sent again. What became of it is
   * told later.
   */
  function giveUp() {
    const { sent } = store.form();
    if (sent !== undefined) void discard(sent.unsavedId).then(() => tellOutcome(sent));
    outbox.forgetFailure();
  }
  return { giveUp, failure, waiting: unregistered, resume };
}

/** Nobody has typed anything in the form shown, not even a part of a date. */
function isAtRest(store: EntryStore): boolean {
  const { activeElement } = document;
  return !isTouched(store.form()) && !(activeElement !== null && isTypedSinceFocus(activeElement));
}
