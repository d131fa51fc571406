import { formatOre } from "@huvudbok/core/money";
import { entriesTurnover, type Transaction } from "@huvudbok/core/transaction";
import { useRef } from "react";
import { useCompany } from "../../data/companies.ts";
import { linkAttachments } from "../../data/files.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useUndo } from "../../data/undo.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { useToast } from "../../ui/toast.tsx";
import { useLatest } from "../../ui/use-latest.ts";
import { useTakeBack } from "../../ui/use-take-back.ts";
import { isTouched } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";
import type { EntryStore } from "./entry-store.ts";
import { nextEntryForm } from "./use-entry-form.ts";

/** What follows a registration: it is told, the next form begins, and Ångra brings the form back. */
export function useRegistered(store: EntryStore, begin: (form: EntryForm) => void) {
  const toast = useToast();
  const { settings } = useUserSettings();
  const last = useLatest(useUndo());
  const takeBack = useTakeBack();
  const link = useLinkedFiles();
  const registered = useRef<{ readonly form: EntryForm; readonly requestId: string }>(undefined);

  /** Takes back the commit of a notice, or what was saved last. */
  async function undoCommit(requestId?: string) {
    const undone = await takeBack(requestId);
    const before = registered.current;
    if (undone === undefined || before?.requestId !== undone.requestId) return;
    registered.current = undefined;
    const { sent: _sent, ...form } = before.form;
    const { nextKey } = store.form();
    if (!isTouched(store.form())) begin({ ...form, nextKey: Math.max(form.nextKey, nextKey) });
  }
  function onRegistered(form: EntryForm, transaction: Transaction, requestId: string | undefined) {
    registered.current = requestId === undefined ? undefined : { form, requestId };
    link(transaction);
    const { debit } = entriesTurnover(transaction.entries);
    toast({
      text: `${transaction.series} ${transaction.number} registrerad, ${formatOre(debit)}`,
      // Without the setting only 'Vänd' takes it back, and nothing is offered that would be refused.
      ...(settings.allowTransactionEdit === true && requestId !== undefined
        ? { undo: () => void undoCommit(requestId) }
        : {}),
    });
    begin(nextEntryForm(form));
  }
  return {
    onRegistered,
    /** Ctrl+Z: the last step in the form, else what was saved last. False when there is nothing to take back. */
    undo: (): boolean => {
      if (store.undo()) return true;
      const { canUndo } = last.current;
      if (canUndo) void undoCommit();
      return canUndo;
    },
  };
}

/** Tells the server which files belong to a transaction. The books name them already: that it fails does no harm. */
function useLinkedFiles(): (transaction: Transaction) => void {
  const companyId = useCompany()?.id;
  const fiscalYearId = useFiscalYear()?.id;
  return ({ series, number, attachmentIds = [] }) => {
    if (companyId === undefined || fiscalYearId === undefined) return;
    void linkAttachments(companyId, fiscalYearId, series, number, attachmentIds).catch(() => undefined);
  };
}
