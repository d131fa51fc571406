import { nextNumberInBooks } from "@huvudbok/core/transaction";
import { newTransaction } from "../../../parts/entry/form/entry-form.ts";
import { nextEntryForm, useEntryForm } from "../../../parts/entry/form/use-entry-form.ts";
import { focusNamed } from "../../../parts/entry/row/cell-focus.ts";
import { useEntryState } from "../../../parts/entry/use-entry-state.ts";
import { useChoiceError } from "../../../ui/form/use-choice-error.ts";
import { useLatest } from "../../../ui/use-latest.ts";
import type { DraftEntryProps } from "./draft-entry-props.ts";
import { NEW } from "./new-draft.ts";
import { useAwaitedForm } from "./use-awaited-form.ts";
import { useDraftEdit } from "./use-draft-edit.ts";
import { formOfStored, useDraftStart } from "./use-draft-start.ts";
import { useLeaveDraft } from "./use-leave-draft.ts";
import { useRegisterDraft } from "./use-register-draft.ts";
import { useRemoveDraft } from "./use-remove-draft.ts";
import { CHOOSE_FIRST, useSaveForm } from "./use-save-form.ts";

/** The whole behaviour of a draft's form; the components only render it. */
export function useDraftEntry(props: DraftEntryProps) {
  const { id, stored, unfinished, accounts: plan } = props;
  const { start, known } = useDraftStart(props);
  const used = useEntryForm(start);
  const { store, form } = used;
  const state = useEntryState(start, plan, used);
  const { accounts, highest, begin } = state;
  const awaited = useAwaitedForm(store);
  const saving = useSaveForm({ id, stored, unfinished, start, store, known, begin });
  const removing = useRemoveDraft(start.year);
  const registering = useRegisterDraft(start, accounts);
  const isBusy = saving.isSaving || removing.isBusy || registering.isBusy;
  const edit = useDraftEdit({
    store,
    form,
    stored,
    known,
    isBusy,
    formOf: (draft, now) => formOfStored(draft, now, accounts),
  });
  const isGone = id !== NEW && stored === undefined && !isBusy;
  const latest = useLatest({ save, register });
  const drop = () => unfinished.keep(undefined);

  function mayBegin(act: () => void): boolean {
    return !isBusy && awaited.isComplete(act);
  }
  function save(next: "stay" | "new") {
    if (mayBegin(() => latest.current.save(next))) saving.save(next, edit.hasConflict);
  }
  function register() {
    if (isGone || !mayBegin(() => latest.current.register())) return;
    if (edit.hasConflict) registering.fail(CHOOSE_FIRST);
    else if (state.attempt()) send();
  }
  function send() {
    const now = store.form();
    const transaction = newTransaction(now);
    const beginNew = () => {
      begin(nextEntryForm(now));
      focusNamed("entry-date");
    };
    if (transaction !== undefined) void registering.send(transaction, stored, { drop, beginNew });
  }
  return {
    ...state,
    start,
    edit,
    isGone,
    error: useChoiceError(saving.error ?? removing.error ?? registering.error, edit.hasConflict),
    leaving: useLeaveDraft(id, unfinished, edit.isChanged),
    setIsUploading: awaited.setIsUploading,
    names: [`${form.series} ${nextNumberInBooks(form.series, start.year, highest)}`],
    register: isGone ? undefined : register,
    undo: () => store.undo(),
    startOver: () => {
      begin(stored === undefined ? nextEntryForm(form) : formOfStored(stored, form, accounts));
      focusNamed("entry-date");
    },
    save,
    remove: () => {
      if (stored !== undefined) void removing.remove(stored, drop);
    },
  };
}
