import type { Account } from "@huvudbok/core/account-plan";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { Transaction } from "@huvudbok/core/transaction";
import { useRef } from "react";
import type { ApiFailure } from "../../../data/api/api-failure.ts";
import { useSyncStatus } from "../../../data/sync-status.ts";
import { useCommit } from "../../../data/use-commit.ts";
import { type PageError, pageErrorOf } from "../../../ui/page-frame/error-level.ts";
import { newTransaction, newTransactions } from "../form/entry-form.ts";
import type { EntryForm, SentRegistration } from "../form/entry-rows.ts";
import { isSameTransaction } from "../form/sent-registration.ts";
import type { EntryOutbox, SentForm } from "../unfinished/entry-outbox.ts";
import { activatedAccounts } from "./activated-accounts.ts";

interface RegisterOptions {
  readonly outbox: EntryOutbox;
  /** The year that the form was begun in: it is registered in no other (UN5). */
  readonly fiscalYearId: FiscalYearId;
  readonly accounts: ReadonlyMap<number, Account>;
  /** The form is in the books. `requestId` identifies the commit if it can be undone. */
  readonly onRegistered: (form: EntryForm, registered: Transaction, requestId: string | undefined) => void;
}

/**
 * Sends forms to be registered, one after the other. A form that fails returns through the outbox as it was, and one
 * that got no answer is looked up before it is sent again.
 */
export function useRegister({ outbox, fiscalYearId, accounts, onRegistered }: RegisterOptions) {
  const commit = useCommit();
  const sync = useSyncStatus();
  const last = useRef<Promise<void>>(Promise.resolve());

  async function save(sent: SentForm, registration: SentRegistration): Promise<void> {
    const { transaction } = registration;
    const before = sent.form.sent;
    // A form that was changed since must not also be registered when the connection is back. It is sent with the id of
    // the first one, which the server may have done: of the two it stores one (ST3).
    if (before !== undefined && !isSameTransaction(before.transaction, transaction)) {
      await sync.discard(before.unsavedId);
    }
    const saved = await commit({
      requestId: registration.unsavedId,
      // What was typed returns to the form, and is stored there.
      keepConflict: false,
      intent: transaction.corrects === undefined ? "register" : "correct",
      label: `Registrering av ${transaction.text}`,
      changes: [
        { kind: "transactions", fiscalYearId, append: newTransactions(sent.form) },
        ...activatedAccounts(fiscalYearId, transaction, accounts),
      ],
    });
    const registered = saved.ok ? saved.value.appended.at(-1) : undefined;
    if (saved.ok && registered !== undefined) {
      outbox.remove(sent, registered);
      onRegistered(sent.form, registered, saved.value.requestId);
    } else if (!saved.ok) {
      outbox.markFailed(sent, formAfter(saved.error, sent.form, registration), notRegistered(saved.error));
    }
  }
  return {
    /** Sends the form. `from` is the number that it gets, or a number before it. */
    send(form: EntryForm, from: number): void {
      const transaction = newTransaction(form);
      if (transaction === undefined) return;
      const registration = {
        unsavedId: form.sent?.unsavedId ?? crypto.randomUUID(),
        transaction,
        from: form.sent?.from ?? from,
      };
      // Stored as sent without an answer, with the id of its commit, so that this is its state if the tab is reloaded
      // before an answer arrives.
      const sent = outbox.send({ ...form, sent: registration });
      last.current = save({ ...sent, form }, registration);
    },
    /** Resolves when everything sent has been answered. */
    settled: (): Promise<void> => last.current,
  };
}

/** A form that failed for good is a form like any other; one that got no answer may still reach the server. */
function formAfter(failure: ApiFailure, form: EntryForm, registration: SentRegistration): EntryForm {
  const { sent: _sent, ...plain } = form;
  const { isTransient, unsavedId } = failure;
  return isTransient && unsavedId !== undefined ? { ...plain, sent: { ...registration, unsavedId } } : plain;
}

/** Shown after the next sign-in: the server's own message about an ended sign-in is not in Swedish. */
function reasonOf({ status, message }: ApiFailure): string {
  return status === 401 ? "Din inloggning hade gått ut." : message;
}

/** Why a registration failed, as the form shows it: what was typed is still there. */
export function notRegistered(failure: ApiFailure): PageError {
  const { stack: _stack, ...error } = pageErrorOf(failure);
  if (failure.type === "RequestIdTaken") return { ...error, ...FIRST_IS_REGISTERED };
  const [title, more] = failure.isAnswerLost
    ? ["Registreringen är inte bekräftad", " Försök igen bokför den inte två gånger."]
    : ["Transaktionen är inte registrerad", ""];
  return { ...error, title, message: `${reasonOf(failure)} Det du har skrivit finns kvar.${more}` };
}

/** The form was changed after a lost answer, and the server had done what was sent before the change. */
const FIRST_IS_REGISTERED = {
  title: "Det du skickade först är redan registrerat",
  message:
    "Svaret kom inte fram, och sedan ändrade du. Se efter bland transaktionerna och rätta den där. Registrera bara om det här är en annan händelse.",
};
