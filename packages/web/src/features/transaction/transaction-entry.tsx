import type { Account, AccountNo } from "@huvudbok/core/account-plan";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { CreateAccountDialog } from "../../ui/create-account-dialog.tsx";
import { useControlKeys } from "../../ui/keys/use-control-keys.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { useShortcuts } from "../../ui/page-frame/use-shortcuts.ts";
import { typedSinceFocus } from "../../ui/typed-since-focus.ts";
import { AutoDistributionToggle } from "./auto-distribution-toggle.tsx";
import { BalanceLine } from "./balance-line.tsx";
import { focusAgain, focusCell, focusNamed, keepingFocus } from "./cell-focus.ts";
import { EntryButtons } from "./entry-buttons.tsx";
import { wholeErrorText } from "./entry-errors.ts";
import type { EntryFields } from "./entry-fields.ts";
import { EntryFiles } from "./entry-files.tsx";
import { EntryGrid } from "./entry-grid.tsx";
import { EntryHead } from "./entry-head.tsx";
import { ENTRY_HELP } from "./entry-help.ts";
import { FORM_KEYS, type FormActions } from "./entry-keys.ts";
import { EntryNote } from "./entry-note.tsx";
import { EntryNotices } from "./entry-notices.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { ModeControl } from "./mode-control.tsx";
import { SimpleEntry } from "./simple/simple-entry.tsx";
import classes from "./transaction-entry.module.css";
import type { EntryStart } from "./use-entry-form.ts";
import { useLeaveEntry } from "./use-leave-entry.ts";
import { useTransactionEntry } from "./use-transaction-entry.ts";
import { WaitingForms } from "./waiting-forms.tsx";

interface TransactionEntryProps {
  readonly start: EntryStart;
  readonly accounts: ReadonlyMap<string, Account>;
  /** Told above the form: what is kept elsewhere. */
  readonly above: ReactNode;
  /** Another tab edits the form: it can only be read here. */
  readonly isElsewhere: boolean;
}

/** The form of a new transaction with its keys, its balance line and what happens on Registrera. */
export function TransactionEntry(props: TransactionEntryProps) {
  const { start, accounts, above, isElsewhere } = props;
  const entry = useTransactionEntry(start, accounts);
  const { store, form, returned } = entry;
  const leaving = useLeaveEntry(store, entry.discard);
  const [newAccount, setNewAccount] = useState<{ readonly typed: string; readonly key: number }>();
  const [activeRow, setActiveRow] = useState<number>();
  const [noted, setNoted] = useState<number>();
  const firstKey = form.rows[0]?.key;
  const openNote = () => {
    // The next form begins without it.
    setNoted(store.form().rows[0]?.key);
    focusNamed("entry-annotation");
  };
  const startCell = useRef(entry.cell);
  useEffect(() => focusAgain(startCell.current, "entry-date"), []);
  const register = { label: "Registrera", shortcut: "Enter", onClick: entry.register };
  // Ctrl+S saves no page of the browser's while one types.
  useShortcuts([register, { label: "Spara", shortcut: "s", disabled: true }], true, () => undefined);

  /** Back in the field that asked for the account; with its number when it was made. */
  function closeNewAccount(id?: AccountNo) {
    if (newAccount === undefined) return;
    const { key } = newAccount;
    if (id !== undefined) store.dispatch({ kind: "account", key, text: String(id), accountId: id });
    setNewAccount(undefined);
    const row = store.form().rows.findIndex((each) => each.key === key);
    focusCell(row, id === undefined ? "account" : "debit");
  }
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
    onCreateAccount: (typed, key) => setNewAccount({ typed, key }),
    onSplitVat: entry.splitVat,
    vatRefusal: entry.vatRefusal,
    onRow: setActiveRow,
    errors: entry.errors,
  };
  return (
    <PageFrame
      title="Ny transaktion"
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
      {returned.failure !== undefined && (
        <ErrorBox error={{ ...returned.failure, action: { ...register, label: "Försök igen" } }} />
      )}
      <WaitingForms waiting={returned.waiting} onTakeUp={returned.takeUp} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the form's own keys, on whatever field has focus */}
      <div className={classes.form} data-mode={form.mode} inert={isElsewhere} {...keys}>
        <EntryHead
          form={form}
          store={store}
          start={start}
          errors={entry.errors}
          onTextDone={entry.onTextDone}
        />
        <EntryNotices
          corrects={form.corrects}
          keptSince={entry.keptSince}
          onStartOver={entry.startOver}
          recalled={entry.recalled}
          onRecall={entry.takeRecalled}
        />
        {form.mode === "simple" ? <SimpleEntry fields={fields} /> : <EntryGrid fields={fields} />}
        <CreateAccountDialog
          typed={newAccount?.typed}
          accounts={accounts}
          onClose={() => closeNewAccount()}
          onCreated={({ id }) => closeNewAccount(id)}
        />
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
              activeRow === undefined || form.mode === "simple"
                ? undefined
                : () => keepingFocus(() => entry.splitVat(activeRow))
            }
          />
        </BalanceLine>
      </div>
      <LeaveDialog opened={leaving.isAsking} onStay={leaving.stay} onLeave={leaving.leave} />
    </PageFrame>
  );
}

/** The handlers of the form itself: its keys, and what is typed in its fields. */
function useFormKeys(actions: FormActions) {
  const hear = useControlKeys(FORM_KEYS);
  return {
    ...typedSinceFocus,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // Keys of menus and calendars come through React too, but do not belong to the form.
      const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (isOwn) hear(event, actions);
    },
  };
}
