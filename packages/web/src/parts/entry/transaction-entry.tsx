import type { Account } from "@huvudbok/core/account-plan";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { typedSinceFocus } from "../../ui/form/typed-since-focus.ts";
import { useControlKeys } from "../../ui/keys/use-control-keys.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useShortcuts } from "../../ui/page-frame/use-shortcuts.ts";
import { AutoDistributionToggle } from "./auto-distribution-toggle.tsx";
import { EntryButtons } from "./entry-buttons.tsx";
import { EntryFiles } from "./entry-files.tsx";
import { EntryHead } from "./entry-head.tsx";
import { ENTRY_HELP } from "./entry-help.ts";
import { EntryNote } from "./entry-note.tsx";
import { EntryNotices } from "./entry-notices.tsx";
import { wholeErrorText } from "./form/entry-errors.ts";
import type { EntryStart } from "./form/use-entry-form.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { ModeControl } from "./mode-control.tsx";
import { beginAccount, NewAccount } from "./new-account/new-account.tsx";
import { WaitingForms } from "./register/waiting-forms.tsx";
import { BalanceLine } from "./row/balance-line.tsx";
import { focusAgain, focusNamed, keepingFocus } from "./row/cell-focus.ts";
import type { EntryFields } from "./row/entry-fields.ts";
import { EntryGrid } from "./row/entry-grid.tsx";
import { type EntryFormActions, FORM_KEYS } from "./row/entry-keys.ts";
import { SimpleEntry } from "./simple/simple-entry.tsx";
import classes from "./transaction-entry.module.css";
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
  const leaving = useLeaveEntry(store, entry.discard);
  const [activeRow, setActiveRow] = useState<number>();
  const [noted, setNoted] = useState<number>();
  const firstKey = form.rows[0]?.key;
  const openNote = () => {
    // The next form starts without it.
    setNoted(store.form().rows[0]?.key);
    focusNamed("entry-annotation");
  };
  const startCell = useRef(entry.cell);
  useEffect(() => focusAgain(startCell.current, "entry-date"), []);
  const register = { label: "Registrera", shortcut: "Enter", onClick: entry.register };
  // Ctrl+S must not open the browser's own dialog for saving the page while a person types.
  useShortcuts([register, { label: "Spara", shortcut: "s", disabled: true }], true, () => undefined);

  const keys = useFormKeys({
    onRecall: entry.takeRecalled,
    onNote: openNote,
    onUndo: entry.undo,
    onLeave: leaving.ask,
  });
  const fields: EntryFields = {
    store,
    rows: form.rows,
    direction: form.direction,
    accounts: entry.accounts,
    suggest: entry.suggest,
    onCreateAccount: (typed, key) => beginAccount(store, typed, key),
    onSplitVat: entry.splitVat,
    usualVat: entry.usualVat,
    vatRefusal: entry.vatRefusal,
    onRow: setActiveRow,
    errors: entry.errors,
  };
  return (
    <PageFrame
      help={ENTRY_HELP[form.mode]}
      controls={
        <>
          <AutoDistributionToggle />
          <ModeControl mode={form.mode} fitsSimple={entry.fitsSimple} onChange={entry.changeMode} />
        </>
      }
      aside={
        <EntryFiles
          attachmentIds={form.attachmentIds}
          onChange={(attachmentIds) => store.dispatch({ kind: "attachments", attachmentIds })}
          date={form.date}
          onDate={(date) => store.dispatch({ kind: "date", date })}
          onBusy={entry.setIsUploading}
        />
      }
    >
      {above}
      {unregistered.failure !== undefined && (
        <ErrorBox error={{ ...unregistered.failure, action: { ...register, label: "Försök igen" } }} />
      )}
      <WaitingForms waiting={unregistered.waiting} onResume={unregistered.resume} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the form's own keys, on whatever field has focus */}
      <div className={classes.form} data-mode={form.mode} inert={isInOtherTab} {...keys}>
        <EntryHead
          form={form}
          store={store}
          start={start}
          errors={entry.errors}
          onTextDone={entry.onTextDone}
        />
        <EntryNotices
          corrects={form.corrects}
          unfinishedSince={entry.unfinishedSince}
          onStartOver={entry.startOver}
          recalled={entry.recalled}
          onRecall={entry.takeRecalled}
        />
        {form.mode === "simple" ? <SimpleEntry fields={fields} /> : <EntryGrid fields={fields} />}
        <NewAccount store={store} form={form} accounts={accounts} />
        {(form.annotation !== "" || noted === firstKey) && (
          <EntryNote
            note={form.annotation}
            onChange={(annotation) => store.dispatch({ kind: "annotation", annotation })}
          />
        )}
        <BalanceLine rows={form.rows} isSimple={form.mode === "simple"} error={wholeErrorText(entry.errors)}>
          <EntryButtons
            name={`${form.series} ${entry.nextNumber}`}
            onRegister={entry.register}
            onLeave={leaving.ask}
            onNote={openNote}
            onSplitVat={
              activeRow !== undefined &&
              form.mode === "advanced" &&
              form.rows.some(({ key }) => key === activeRow)
                ? () => keepingFocus(() => entry.splitVat(activeRow))
                : undefined
            }
          />
        </BalanceLine>
      </div>
      <LeaveDialog opened={leaving.isAsking} onStay={leaving.stay} onLeave={leaving.leave} />
    </PageFrame>
  );
}

/** The handlers of the form itself: its keys, and what is typed in its fields. */
function useFormKeys(actions: EntryFormActions) {
  const handleKey = useControlKeys(FORM_KEYS);
  return {
    ...typedSinceFocus,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // Keys of menus and calendars also arrive here through React, but do not belong to the form.
      const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (isOwn) handleKey(event, actions);
    },
  };
}
