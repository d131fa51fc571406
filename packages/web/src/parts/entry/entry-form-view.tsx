import type { Account } from "@huvudbok/core/account-plan";
import type { Transaction } from "@huvudbok/core/transaction";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { chooseFiles } from "../../ui/files/file-drop.tsx";
import { VIEW_KEYS_IN_FORM } from "../../ui/files/view-keys.ts";
import { typedSinceFocus } from "../../ui/form/typed-since-focus.ts";
import { useControlKeys } from "../../ui/keys/use-control-keys.ts";
import { CorrectedNotice } from "./corrected-notice.tsx";
import { EntryButtons } from "./entry-buttons.tsx";
import { EntryHead } from "./entry-head.tsx";
import { EntryNote } from "./entry-note.tsx";
import { EntryNotices } from "./entry-notices.tsx";
import { correctedMeanwhile } from "./form/corrected-meanwhile.ts";
import { wholeErrorText } from "./form/entry-errors.ts";
import type { EntryForm } from "./form/entry-rows.ts";
import type { EntryStore } from "./form/entry-store.ts";
import type { EntryStart } from "./form/use-entry-form.ts";
import { beginAccount, NewAccount } from "./new-account/new-account.tsx";
import { BalanceLine } from "./row/balance-line.tsx";
import { focusNamed, keepingFocus } from "./row/cell-focus.ts";
import type { EntryFields } from "./row/entry-fields.ts";
import { EntryGrid } from "./row/entry-grid.tsx";
import { type EntryFormActions, FORM_KEYS, SUGGESTION_KEYS } from "./row/entry-keys.ts";
import { usePasteRows } from "./row/use-paste-rows.ts";
import { useSentGuard } from "./row/use-sent-guard.ts";
import { SimpleEntry } from "./simple/simple-entry.tsx";
import { useTemplateDialog } from "./template/use-template-dialog.tsx";
import classes from "./transaction-entry.module.css";
import type { EntryState } from "./use-entry-state.ts";

/** What the form needs beside its own state: what becomes of it. */
export interface EntryOutcome {
  /** Series and number of what would be registered. */
  readonly names: readonly string[];
  /** Undefined where the form cannot be registered whatever is typed in it. */
  readonly register: (() => void) | undefined;
  /** Registrera waits: something is being undone. */
  readonly isHeld?: boolean;
  /** What it is in the books, where it turns out to be there. */
  readonly registeredAs?: Transaction | undefined;
  /** Makes a draft of what is typed; absent where the form is one. */
  readonly saveDraft?: () => void;
  /** Returns false when there was nothing to undo. */
  readonly undo: () => boolean;
  /** Empties a form that was begun earlier. */
  readonly startOver: () => void;
}

/** What is suggested for the form: shown above its rows, and taken by a key. */
export interface EntryOffer {
  /** Undefined while there is nothing. */
  readonly content: ReactNode;
  /** Takes the likeliest, and after that the next one. */
  readonly takeNext: () => void;
}

interface EntryFormViewProps {
  readonly entry: EntryState & EntryOutcome;
  readonly start: EntryStart;
  readonly accounts: ReadonlyMap<string, Account>;
  readonly isReadOnly: boolean;
  readonly offer?: EntryOffer | undefined;
  readonly onLeave: () => void;
}

/** The form itself: what is typed from its date to its last row, and the buttons below. */
export function EntryFormView({ entry, start, accounts, isReadOnly, offer, onLeave }: EntryFormViewProps) {
  const { store, form } = entry;
  const [activeRow, setActiveRow] = useState<number>();
  const [noted, setNoted] = useState<number>();
  const openNote = () => {
    // The next form starts without it.
    setNoted(store.form().rows[0]?.key);
    focusNamed("entry-annotation");
  };
  const template = useTemplateDialog(store, accounts);
  const splitVat = vatSplitOf(entry, activeRow);
  const own = { onRecall: entry.takeRecalled, onFiles: chooseFiles, onUndo: entry.undo };
  const buttons = { onNote: openNote, onTemplate: template.open, onSplitVat: splitVat, onLeave };
  const keys = useFormKeys(store, { ...own, ...buttons }, form.attachmentIds.length > 0, offer?.takeNext);
  const fields = { ...fieldsOf(entry, setActiveRow), onPaste: usePasteRows(store, entry.accounts) };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the form's own keys, on whatever field has focus
    <div className={classes.form} data-mode={form.mode} inert={isReadOnly} {...keys}>
      <CorrectedNotice form={form} start={start} onDiscard={entry.startOver} />
      <EntryHead
        form={form}
        store={store}
        start={start}
        errors={entry.errors}
        seriesRefusal={entry.refusal.series}
        texts={{ suggest: entry.texts, take: entry.takeText }}
        onTextDone={entry.onTextDone}
      />
      <EntryNotices
        store={store}
        form={form}
        start={start}
        unfinishedSince={entry.unfinishedSince}
        onStartOver={entry.startOver}
        offer={offer?.content}
        recalled={entry.recalled}
        taken={entry.taken}
        foodNotice={entry.foodNotice}
        onRecall={entry.takeRecalled}
      />
      {form.mode === "simple" ? <SimpleEntry fields={fields} /> : <EntryGrid fields={fields} />}
      <NewAccount store={store} form={form} accounts={accounts} />
      {template.dialog}
      {(form.annotation !== "" || noted === form.rows[0]?.key) && (
        <EntryNote
          note={form.annotation}
          onChange={(annotation) => store.dispatch({ kind: "annotation", annotation })}
        />
      )}
      <BalanceLine
        form={form}
        live={store.live()}
        error={wholeErrorText(entry.errors) ?? entry.refusal.whole}
      >
        {!isReadOnly && (
          <EntryButtons
            name={entry.names.join(" och ")}
            onRegister={correctedMeanwhile(form, start) === undefined ? entry.register : undefined}
            isHeld={entry.isHeld === true}
            onSaveDraft={form.corrects === undefined ? entry.saveDraft : undefined}
            onLeave={onLeave}
            onNote={openNote}
            onTemplate={template.open}
            onSplitVat={form.mode === "advanced" ? splitVat : undefined}
          />
        )}
      </BalanceLine>
    </div>
  );
}

/** What splits VAT off the row that is meant; undefined when there is none. */
function vatSplitOf(entry: EntryState, active: number | undefined): (() => void) | undefined {
  const row = vatRow(entry.form, active);
  return row === undefined ? undefined : () => keepingFocus(() => entry.vat.split(row));
}

/** The row that VAT is split off: the one with the focus, or that had it last; in the simple mode there is one only. */
function vatRow({ mode, rows }: EntryForm, active: number | undefined): number | undefined {
  return mode === "simple" ? rows[0]?.key : rows.find(({ key }) => key === active)?.key;
}

/** What the fields of the rows share. */
function fieldsOf(
  entry: EntryState & EntryOutcome,
  onRow: EntryFields["onRow"],
): Omit<EntryFields, "onPaste"> {
  const { store, form } = entry;
  return {
    store,
    rows: form.rows,
    direction: form.direction,
    accounts: entry.accounts,
    suggest: entry.suggest,
    balancing: entry.balancing,
    onCreateAccount: (typed, key) => beginAccount(store, typed, key),
    onSplitVat: entry.vat.split,
    usualVat: entry.vat.usualVat,
    vatRates: entry.vat.vatRates,
    vatRefusal: entry.vatRefusal,
    onRow,
    errors: entry.errors,
    registeredAs: entry.registeredAs,
  };
}

/** The handlers of the form itself: its keys, and what is typed in its fields. */
function useFormKeys(
  store: EntryStore,
  actions: Omit<EntryFormActions, "isSent">,
  hasFiles: boolean,
  takeSuggestion: (() => void) | undefined,
) {
  const ref = useRef<HTMLDivElement>(null);
  useSentGuard(ref, store, actions.onUndo);
  const isSent = () => store.form().sent !== undefined;
  const handleKey = useControlKeys(FORM_KEYS);
  const handleSuggestionKey = useControlKeys(SUGGESTION_KEYS, takeSuggestion !== undefined);
  const handleViewKey = useControlKeys(VIEW_KEYS_IN_FORM, hasFiles);
  return {
    ref,
    ...typedSinceFocus,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // Keys of menus and calendars also arrive here through React, but do not belong to the form.
      const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (!isOwn || handleKey(event, { ...actions, isSent }) || handleViewKey(event, undefined)) return;
      if (takeSuggestion !== undefined) handleSuggestionKey(event, takeSuggestion);
    },
  };
}
