import { formatOre } from "@huvudbok/core/money";
import { entriesTurnover, reversedTransaction, type Transaction } from "@huvudbok/core/transaction";
import { useCompany } from "../../../data/company/selected-company.ts";
import { linkAttachments } from "../../../data/files/files.ts";
import { useFiscalYear } from "../../../data/fiscal-years.ts";
import { storeNewTransaction } from "../../../data/new-transaction.ts";
import { useUndo } from "../../../data/undo.ts";
import { useUserSettings } from "../../../data/user-settings.ts";
import { pushAddress } from "../../../navigation/address.ts";
import { type Toast, useToast } from "../../../ui/label/toast.tsx";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import { useLatest } from "../../../ui/use-latest.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { preparingPage } from "../form/preparing-page.ts";
import { type EntryStart, openPeriod } from "../form/use-entry-form.ts";
import { useRefusedUndo } from "./use-refused-undo.ts";
import { useUndoneForms } from "./use-undone-forms.ts";

/** What follows a registration: a notice, in which Ångra restores the form; where another one has been begun, for later. */
export function useRegistered(
  store: EntryStore,
  start: Pick<EntryStart, "year" | "closedThrough" | "today" | "outbox" | "addressMode">,
  begin: (form: EntryForm) => void,
) {
  const { outbox } = start;
  const reverseActions = useReverseActions(start);
  const toast = useToast();
  const { settings } = useUserSettings();
  const last = useLatest(useUndo());
  const link = useLinkedFiles();
  const refuseUndo = useRefusedUndo(store);
  const { isShown, remember, undoCommit } = useUndoneForms({ store, outbox, begin });
  function onRegistered(form: EntryForm, transaction: Transaction, requestId: string | undefined) {
    if (requestId !== undefined) remember(form, requestId);
    link(transaction);
    // One goes on where it was prepared (TR12).
    const returnTo = preparingPage(form);
    if (returnTo !== undefined && isShown.current) pushAddress(returnTo, { isRegistered: true });
    const mayUndo = settings.allowTransactionEdit === true && requestId !== undefined;
    const { debit } = entriesTurnover(transaction.entries);
    toast({
      text: `${transaction.series} ${transaction.number} registrerad, ${formatOre(debit)}${turnedText(form)}`,
      actions: [
        { label: "Öppna", onClick: () => pushAddress(transactionPath(transaction)) },
        ...(mayUndo ? [] : reverseActions(transaction)),
      ],
      // Without the setting only 'Vänd' undoes it, and Ångra, which would be refused, is not offered.
      ...(mayUndo ? { undo: () => void undoCommit(requestId) } : {}),
    });
  }
  return {
    onRegistered,
    /**
     * Ctrl+Z: undoes the last step in the form, otherwise what was saved last. `settled` is given while a registration
     * is pending: that was done last, and can be undone when it has arrived. False when there is nothing to undo.
     */
    undo: (settled: Promise<void> | undefined): boolean => {
      if (refuseUndo() || store.undo()) return true;
      const { canUndo } = last.current;
      if (settled !== undefined || canUndo) void undoCommit(undefined, settled);
      return settled !== undefined || canUndo;
    },
  };
}

/** 'Vänd' in the notice. The page of prepared transactions is this one: there it is on the transaction's page only. */
export function useReverseActions(
  start: Pick<EntryStart, "year" | "closedThrough" | "today" | "addressMode">,
) {
  return (transaction: Transaction): NonNullable<Toast["actions"]> => {
    const period = { ...openPeriod(start), today: start.today };
    const reversal = reversedTransaction(transaction, start.year.id, period);
    if (reversal === undefined || start.addressMode === "template") return [];
    const onClick = () => {
      storeNewTransaction({ ...reversal, source: "reverse" });
      pushAddress("/accounting/transaction/create/template");
    };
    return [{ label: "Vänd", onClick }];
  };
}

/** What the same commit has turned around. */
function turnedText({ corrects, reversal }: EntryForm): string {
  return corrects === undefined || reversal === undefined
    ? ""
    : `, och ${corrects.series} ${corrects.number} vänd`;
}

/**
 * Tells the server which files belong to a transaction (PG33). The books name them already, so a failure does no harm.
 */
export function useLinkedFiles(): (transaction: Transaction) => void {
  const companyId = useCompany()?.id;
  const fiscalYearId = useFiscalYear()?.id;
  return ({ series, number, attachmentIds = [] }) => {
    if (companyId === undefined || fiscalYearId === undefined) return;
    void linkAttachments(companyId, fiscalYearId, series, number, attachmentIds).catch(() => undefined);
  };
}
