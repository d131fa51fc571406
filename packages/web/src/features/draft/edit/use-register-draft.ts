import type { Account } from "@huvudbok/core/account-plan";
import type { Draft } from "@huvudbok/core/draft";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { formatOre } from "@huvudbok/core/money";
import { entriesTurnover, type NewTransaction, type Transaction } from "@huvudbok/core/transaction";
import { useMemo, useState } from "react";
import type { DocumentEdit } from "../../../data/documents/document-edit.ts";
import { useSyncStatus } from "../../../data/sync-status.ts";
import { giveUpConflict } from "../../../data/unfinished/give-up-conflict.ts";
import { useCommit } from "../../../data/use-commit.ts";
import { useUserSettings } from "../../../data/user-settings.ts";
import { pushAddress } from "../../../navigation/address.ts";
import { newTransaction } from "../../../parts/entry/form/entry-form.ts";
import type { EntryForm } from "../../../parts/entry/form/entry-rows.ts";
import type { EntryStore } from "../../../parts/entry/form/entry-store.ts";
import type { EntryStart } from "../../../parts/entry/form/use-entry-form.ts";
import { activatedAccounts } from "../../../parts/entry/register/activated-accounts.ts";
import { notRegistered } from "../../../parts/entry/register/use-register.ts";
import { useLinkedFiles, useReverseActions } from "../../../parts/entry/register/use-registered.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import { watchPage } from "../../../ui/link/watch-page.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { usePageError } from "../../../ui/page-frame/use-page-error.ts";
import { useTransfersAround } from "../booked/use-transfers-around.ts";
import { nextDraft, openNextDraft } from "./next-draft.ts";
import { useHeldRegistration } from "./use-held-registration.ts";
import type { UndoDraft } from "./use-undo-draft.ts";

export interface AfterRegistering {
  /** The number that it gets, or a number before it. */
  readonly from: number;
  /** It is in the books. */
  readonly onRegistered: (requestId: string) => void;
  /** Removes what is stored of the form. */
  readonly drop: () => void;
  /** Begins another new draft in the place of one that was never stored. */
  readonly beginNew: () => void;
}

interface RegisterDraftOptions extends Pick<UndoDraft, "undoCommit"> {
  readonly start: EntryStart;
  readonly store: EntryStore;
  readonly accounts: ReadonlyMap<number, Account>;
}

/**
 * Registers a draft: the transaction comes and the draft goes in one commit, so that it is never booked twice, and the
 * next draft opens (DR14).
 */
export function useRegisterDraft({ start, store, accounts, undoCommit }: RegisterDraftOptions) {
  const commit = useCommit();
  const { discard } = useSyncStatus();
  const drafts = usePageData("transactionDrafts").items;
  const { around } = useTransfersAround(useMemo(() => [...drafts.values()], [drafts]));
  const [error, setError] = usePageError();
  const [isBusy, setIsBusy] = useState(false);
  const held = useHeldRegistration(store);
  const notify = useRegisteredNotice(start, undoCommit);
  const { id: fiscalYearId } = start.year;

  async function send(transaction: NewTransaction, stored: Draft | undefined, after: AfterRegistering) {
    const isHere = watchPage();
    const registration = held.hold({ transaction, from: after.from });
    setIsBusy(true);
    const saved = await commit({
      requestId: registration.unsavedId,
      intent: "register",
      keepConflict: false,
      label: `Registrering av ${transaction.text}`,
      changes: [
        { kind: "transactions", fiscalYearId, append: [transaction] },
        ...removalOf(stored, fiscalYearId),
        ...activatedAccounts(fiscalYearId, transaction, accounts),
      ],
    });
    if (!saved.ok) {
      const failure = await giveUpConflict(saved.error);
      // It is tried again from the form, which is still here.
      if (failure.unsavedId !== undefined) await discard(failure.unsavedId);
      held.fail(failure, registration);
      setIsBusy(false);
      const { isShownInNotice: _shown, ...shown } = notRegistered(failure);
      setError(shown);
      return;
    }
    setError(undefined);
    held.settle();
    after.drop();
    const { appended, requestId } = saved.value;
    after.onRegistered(requestId);
    const [registered] = appended;
    if (registered !== undefined) notify(registered, requestId);
    if (!isHere()) return;
    if (stored === undefined) {
      setIsBusy(false);
      after.beginNew();
      return;
    }
    openNextDraft(nextDraft(drafts, stored.id, [...start.registered.values(), ...appended], around));
  }
  return {
    send: (form: EntryForm, stored: Draft | undefined, after: AfterRegistering): void => {
      const transaction = newTransaction(form);
      if (transaction !== undefined) void send(transaction, stored, after);
    },
    isBusy,
    isUnanswered: held.isUnanswered,
    arrived: held.arrived,
    error,
    fail: setError,
  };
}

function removalOf(stored: Draft | undefined, fiscalYearId: FiscalYearId): readonly DocumentEdit[] {
  return stored === undefined ? [] : [{ kind: "transactionDrafts", fiscalYearId, remove: [stored.id] }];
}

/** Tells of the registration, with what can be done about it. */
function useRegisteredNotice(start: EntryStart, undoCommit: UndoDraft["undoCommit"]) {
  const toast = useToast();
  const { settings } = useUserSettings();
  const reverseActions = useReverseActions(start);
  const link = useLinkedFiles();
  return (transaction: Transaction, requestId: string) => {
    link(transaction);
    // Without the setting only 'Vänd' undoes it, and Ångra, which would be refused, is not offered.
    const mayUndo = settings.allowTransactionEdit === true;
    const { series, number, entries } = transaction;
    toast({
      text: `${series} ${number} registrerad, ${formatOre(entriesTurnover(entries).debit)}`,
      actions: [
        { label: "Öppna", onClick: () => pushAddress(transactionPath(transaction)) },
        ...(mayUndo ? [] : reverseActions(transaction)),
      ],
      ...(mayUndo ? { undo: () => void undoCommit(requestId) } : {}),
    });
  };
}
