import { formatOre } from "@huvudbok/core/money";
import { entriesTurnover, type Transaction } from "@huvudbok/core/transaction";
import { useEffect, useRef } from "react";
import { useCompany } from "../../data/companies.ts";
import { linkAttachments } from "../../data/files.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useUndo } from "../../data/undo.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { useToast } from "../../ui/toast.tsx";
import { useLatest } from "../../ui/use-latest.ts";
import { useTakeBack } from "../../ui/use-take-back.ts";
import { focusNamed } from "./cell-focus.ts";
import { isTouched } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";
import type { EntryStore } from "./entry-store.ts";
import type { EntryOutbox } from "./unfinished/entry-outbox.ts";

/** So many registrations can be taken back into the form. */
const DEPTH = 50;

interface RegisteredForm {
  readonly form: EntryForm;
  readonly requestId: string;
}

/** What follows a registration: it is told, and Ångra brings its form back where no other has been begun. */
export function useRegistered(store: EntryStore, outbox: EntryOutbox, begin: (form: EntryForm) => void) {
  const toast = useToast();
  const { settings } = useUserSettings();
  const last = useLatest(useUndo());
  const takeBack = useTakeBack();
  const link = useLinkedFiles();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const registered = useRef<readonly RegisteredForm[]>([]);

  /** Takes back the commit of a notice, or what was saved last. */
  async function undoCommit(requestId?: string) {
    const undone = await takeBack(requestId);
    const before = registered.current.find((one) => one.requestId === undone?.requestId);
    if (before === undefined) return;
    registered.current = registered.current.filter((one) => one !== before);
    const { sent: _sent, ...form } = before.form;
    const now = store.form();
    if (!isShown.current) outbox.putAside(form);
    if (!isShown.current || isTouched(now)) return;
    begin({ ...form, nextKey: Math.max(form.nextKey, now.nextKey) });
    focusNamed("entry-date");
  }
  function onRegistered(form: EntryForm, transaction: Transaction, requestId: string | undefined) {
    if (requestId !== undefined) {
      registered.current = [...registered.current, { form, requestId }].slice(-DEPTH);
    }
    link(transaction);
    const { debit } = entriesTurnover(transaction.entries);
    toast({
      text: `${transaction.series} ${transaction.number} registrerad, ${formatOre(debit)}`,
      // Without the setting only 'Vänd' takes it back, and nothing is offered that would be refused.
      ...(settings.allowTransactionEdit === true && requestId !== undefined
        ? { undo: () => void undoCommit(requestId) }
        : {}),
    });
  }
  return {
    onRegistered,
    /**
     * Ctrl+Z: the last step in the form, else what was saved last. `settled`, while something is on its way: that was
     * done last, and can be taken back when it has come. False when there is nothing to take back.
     */
    undo: (settled: Promise<void> | undefined): boolean => {
      if (store.undo()) return true;
      const { canUndo } = last.current;
      if (settled !== undefined) void settled.then(() => undoCommit());
      else if (canUndo) void undoCommit();
      return settled !== undefined || canUndo;
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
