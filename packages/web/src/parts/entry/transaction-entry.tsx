import type { Account } from "@huvudbok/core/account-plan";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { type ReactNode, useEffect, useRef } from "react";
import { useFilePanelSize } from "../../ui/files/use-file-panel-size.tsx";
import { FeatureOff } from "../../ui/loading/feature-gate.tsx";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useShortcuts } from "../../ui/page-frame/use-shortcuts.ts";
import { AutoDistributionToggle } from "./auto-distribution-toggle.tsx";
import { WaitingDraftNotice } from "./draft/waiting-draft-notice.tsx";
import { EntryFiles } from "./entry-files.tsx";
import { EntryFormView } from "./entry-form-view.tsx";
import { ENTRY_HELP } from "./entry-help.ts";
import { useCorrectionTitle } from "./form/use-correction-title.ts";
import type { EntryStart } from "./form/use-entry-form.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { ModeControl } from "./mode-control.tsx";
import { WaitingForms } from "./register/waiting-forms.tsx";
import { focusAgain } from "./row/cell-focus.ts";
import { useLeaveEntry } from "./use-leave-entry.ts";
import { useTransactionEntry } from "./use-transaction-entry.ts";

interface TransactionEntryProps {
  readonly start: EntryStart;
  readonly accounts: ReadonlyMap<string, Account>;
  /** Shown above the form: what is stored elsewhere. */
  readonly above: ReactNode;
  /** Another tab edits the form: here it is read-only. */
  readonly isInOtherTab: boolean;
}

/** The form of a new transaction with its keys, its balance line and what happens on Registrera. */
export function TransactionEntry(props: TransactionEntryProps) {
  const { start, accounts, above, isInOtherTab } = props;
  const entry = useTransactionEntry(start, accounts);
  const { store, form, unregistered } = entry;
  const leaving = useLeaveEntry(entry);
  const asideSize = useFilePanelSize();
  const title = useCorrectionTitle(form);
  const startCell = useRef(entry.cell);
  useEffect(() => focusAgain(startCell.current, "entry-date"), []);
  const register = { label: "Registrera", shortcut: "Enter", onClick: entry.register };
  const saveDraft = { label: "Spara som utkast", shortcut: "s", onClick: entry.saveDraft };
  useShortcuts([register, saveDraft], true, () => undefined);
  return (
    <PageFrame
      {...(title === undefined ? {} : { title })}
      help={ENTRY_HELP[form.mode]}
      controls={
        <>
          <AutoDistributionToggle />
          <ModeControl mode={form.mode} hindrance={entry.simpleHindrance} onChange={entry.changeMode} />
        </>
      }
      asideSize={asideSize}
      asideTitle="Underlag"
      aside={
        <EntryFiles
          attachmentIds={form.attachmentIds}
          onChange={(attachmentIds) => store.dispatch({ kind: "attachments", attachmentIds })}
          date={form.date}
          onDate={(date) => store.dispatch({ kind: "date", date })}
          noteOwner="ny transaktion"
          onBusy={entry.setIsUploading}
        />
      }
    >
      {above}
      {unregistered.failure !== undefined && (
        <ErrorBox error={{ ...unregistered.failure, action: { ...register, label: "Försök igen" } }} />
      )}
      {entry.draft.error !== undefined && <ErrorBox error={entry.draft.error} />}
      {entry.draft.isOff && <FeatureOff feature={FEATURE_ID.accountingPlus} />}
      <WaitingForms waiting={unregistered.waiting} onResume={unregistered.resume} />
      <WaitingDraftNotice form={form} year={start.year} />
      <EntryFormView
        entry={entry}
        start={start}
        accounts={accounts}
        isReadOnly={isInOtherTab}
        onLeave={leaving.ask}
      />
      {entry.question}
      <LeaveDialog opened={leaving.isAsking} onStay={leaving.stay} onLeave={leaving.leave}>
        {form.sent === undefined
          ? "Transaktionen är inte registrerad, och det du har skrivit tas bort."
          : "Det du har skrivit tas bort. Servern har inte svarat, så transaktionen kan redan vara registrerad: se efter bland transaktionerna."}
      </LeaveDialog>
    </PageFrame>
  );
}
