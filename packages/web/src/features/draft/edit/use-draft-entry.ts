import type { Draft } from "@huvudbok/core/draft";
import { nextNumberInBooks } from "@huvudbok/core/transaction";
import type { EntryForm } from "../../../parts/entry/form/entry-rows.ts";
import { nextEntryForm, useEntryForm } from "../../../parts/entry/form/use-entry-form.ts";
import { type AwaitedForm, useAwaitedForm } from "../../../parts/entry/register/use-awaited-form.ts";
import { focusNamed } from "../../../parts/entry/row/cell-focus.ts";
import { type EntryState, useEntryState } from "../../../parts/entry/use-entry-state.ts";
import { useChoiceError } from "../../../ui/form/use-choice-error.ts";
import { useLatest } from "../../../ui/use-latest.ts";
import { useAskBooked } from "../booked/use-ask-booked.tsx";
import type { DraftEntryProps } from "./draft-entry-props.ts";
import { NEW } from "./new-draft.ts";
import { useDraftEdit } from "./use-draft-edit.ts";
import { formOfStored, useDraftStart } from "./use-draft-start.ts";
import { useDraftSuggestions } from "./use-draft-suggestions.ts";
import { shownFailure, useDraftWork, useRegisteredAs } from "./use-draft-work.ts";
import { useLeaveDraft } from "./use-leave-draft.ts";
import { CHOOSE_FIRST } from "./use-save-form.ts";
import { useSaveGone } from "./use-save-gone.tsx";

function beginAt(begin: (form: EntryForm) => void, form: EntryForm): void {
  begin(form);
  focusNamed("entry-date");
}

/** The form as it was stored; a new one where nothing was. */
function startedOver(
  form: EntryForm,
  stored: DraftEntryProps["stored"],
  accounts: EntryState["accounts"],
): EntryForm {
  return stored === undefined ? nextEntryForm(form) : formOfStored(stored, form, accounts);
}

/** The whole behaviour of a draft's form; the components only render it. */
export function useDraftEntry(props: DraftEntryProps) {
  const { id, stored, seen, unfinished, accounts: plan } = props;
  const { start, known, isNext } = useDraftStart(props);
  const used = useEntryForm(start);
  const { store, form } = used;
  const state = useEntryState(start, plan, used);
  const { accounts, highest, begin } = state;
  const awaited = useAwaitedForm(store, state.vat);
  const work = useDraftWork(props, { start, known }, state);
  const { saving, removing, undoing, registering, isBusy, isUndoing } = work;
  const formOf = (draft: Draft, now: EntryForm) => formOfStored(draft, now, accounts);
  const edit = useDraftEdit({ ...used, unfinished, stored, known, isBusy, formOf });
  const offered = useDraftSuggestions(props, state, isNext && !edit.isChanged);
  const isGone = id !== NEW && stored === undefined && !isBusy;
  const registeredAs = useRegisteredAs(isGone, props, [registering.arrived, offered.registeredAs]);
  const { doubt } = offered.suggestions;
  const savingGone = useSaveGone({ id, isGone, form, doubt, save });
  const failure = shownFailure(work, isGone, registeredAs);
  const latest = useLatest({ save, register, send });
  const { ask, question } = useAskBooked<EntryForm>("Registrera", () => latest.current.send());
  const unanswered = registering.isUnanswered ? seen[0] : undefined;
  const drop = () => unfinished.keep(undefined);

  const mayBegin: AwaitedForm["isComplete"] = (...asked) => !isBusy && awaited.isComplete(...asked);
  function save(next: "stay" | "new") {
    if (!mayBegin(() => latest.current.save(next), "Sparas")) return;
    // What kept an earlier try from being registered is of the draft as it was.
    registering.fail(undefined);
    saving.save(next, edit.hasConflict);
  }
  function register() {
    if (isGone || isUndoing || !mayBegin(() => latest.current.register(), "Registreras")) return;
    // What got no answer may be in the books itself, and is not booked twice when it is sent again.
    const booked = () => (registering.isUnanswered ? [] : offered.doubtedNow());
    if (edit.hasConflict) registering.fail(CHOOSE_FIRST);
    else if (state.attempt()) ask({ chosen: [store.form()], booked: booked(), others: [] });
  }
  function send() {
    const now = store.form();
    const from = nextNumberInBooks(now.series, start.year, highest);
    const after = { from, drop, onRegistered: undoing.remember(now, stored) };
    // A question may have been open for a while.
    if (!isGone && !isBusy)
      registering.send(now, stored, { ...after, beginNew: () => beginAt(begin, nextEntryForm(now)) });
  }
  return {
    ...state,
    ...offered,
    start,
    edit,
    isGone,
    isUnanswered: registering.isUnanswered,
    registeredAs,
    question,
    error: useChoiceError(failure, edit.hasConflict),
    leaving: useLeaveDraft({ id, unfinished, isChanged: edit.isChanged, unanswered }),
    setIsUploading: awaited.setIsUploading,
    names: [`${form.series} ${nextNumberInBooks(form.series, start.year, highest)}`],
    register: isGone ? undefined : register,
    isHeld: isUndoing,
    undo: undoing.undo,
    startOver: () => beginAt(begin, startedOver(form, stored, accounts)),
    ...savingGone,
    remove: () => {
      if (stored !== undefined) void removing.remove(stored, drop);
    },
  };
}
