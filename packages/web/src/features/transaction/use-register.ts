import { type Account, activatedAccount } from "@huvudbok/core/account-plan";
import type { NewTransaction, Transaction } from "@huvudbok/core/transaction";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ApiFailure } from "../../data/api-failure.ts";
import { useSyncStatus } from "../../data/sync-status.ts";
import { useCommit } from "../../data/use-commit.ts";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { newTransaction } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";
import type { EntryStore } from "./entry-store.ts";
import { registeredMeanwhile } from "./registered-meanwhile.ts";

interface RegisterOptions {
  readonly store: EntryStore;
  readonly accounts: ReadonlyMap<number, Account>;
  readonly transactions: readonly Transaction[];
  /** The number that the next transaction of the form's series gets. */
  readonly nextNumber: number;
  /** The form is in the books. `requestId` names the commit, where it can be taken back. */
  readonly onRegistered: (form: EntryForm, registered: Transaction, requestId: string | undefined) => void;
}

/** Registers the form; what fails leaves it as it is, and what got no answer is looked for before it is sent again. */
export function useRegister({ store, accounts, transactions, nextNumber, onRegistered }: RegisterOptions) {
  const commit = useCommit();
  const sync = useSyncStatus();
  const isBusy = useRef(false);
  const [isRegistering, setIsRegistering] = useState(false);
  const [failure, setFailure] = useState<PageError>();
  const onArrived = useCallback<RegisterOptions["onRegistered"]>(
    (...registered) => {
      setFailure(undefined);
      onRegistered(...registered);
    },
    [onRegistered],
  );
  useArrived(store, transactions, isBusy, onArrived);

  async function save(form: EntryForm, transaction: NewTransaction): Promise<boolean> {
    const { sent } = form;
    // What was changed since must not be registered too, when the connection is back.
    if (sent !== undefined && !isSame(sent.transaction, transaction)) await sync.discard(sent.unsavedId);
    const saved = await commit({
      intent: form.corrects === undefined ? "register" : "correct",
      label: `Registrering av ${transaction.text}`,
      changes: [{ kind: "transactions", append: [transaction] }, ...activation(transaction, accounts)],
    });
    const registered = saved.ok ? saved.value.appended[0] : undefined;
    if (saved.ok && registered !== undefined) {
      onRegistered(form, registered, saved.value.requestId);
      return true;
    }
    if (!saved.ok) {
      setFailure(notRegistered(saved.error));
      const { isTransient, unsavedId } = saved.error;
      const waits = isTransient && unsavedId !== undefined;
      store.dispatch({
        kind: "sent",
        sent: waits ? { unsavedId, transaction, from: sent?.from ?? nextNumber } : undefined,
      });
    }
    return false;
  }
  async function register(): Promise<boolean> {
    const form = store.form();
    const transaction = newTransaction(form);
    if (transaction === undefined || isBusy.current) return false;
    isBusy.current = true;
    setIsRegistering(true);
    setFailure(undefined);
    try {
      return await save(form, transaction);
    } finally {
      isBusy.current = false;
      setIsRegistering(false);
    }
  }
  return { register, isRegistering, failure };
}

/** Sees when a registration without an answer has come all the same: the top bar sent it again, or only the answer was lost. */
function useArrived(
  store: EntryStore,
  transactions: readonly Transaction[],
  isBusy: Readonly<RefObject<boolean>>,
  onRegistered: RegisterOptions["onRegistered"],
): void {
  useEffect(() => {
    const form = store.form();
    const { sent } = form;
    const arrived = sent === undefined ? undefined : registeredMeanwhile(sent, transactions);
    if (sent === undefined || arrived === undefined || isBusy.current) return;
    store.dispatch({ kind: "sent", sent: undefined });
    const now = newTransaction(form);
    if (now !== undefined && isSame(now, sent.transaction)) onRegistered(form, arrived, undefined);
  }, [store, transactions, isBusy, onRegistered]);
}

function isSame(a: NewTransaction, b: NewTransaction): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Accounts that were inactive become active in the same commit (clarification P27). */
function activation({ entries }: NewTransaction, accounts: ReadonlyMap<number, Account>) {
  const inactive = new Set(entries.map((entry) => accounts.get(entry.accountId)));
  const put = [...inactive].flatMap((account) =>
    account === undefined || account.active ? [] : [activatedAccount(account)],
  );
  return put.length === 0 ? [] : [{ kind: "accountPlan", put } as const];
}

function notRegistered(failure: ApiFailure): PageError {
  const { stack: _stack, ...error } = pageErrorOf(failure);
  return {
    ...error,
    title: "Transaktionen är inte registrerad",
    message: `${failure.message} Det du har skrivit finns kvar.`,
  };
}
