import { type Draft, withPossibleActions } from "@huvudbok/core/draft";
import { nextNumberInBooks } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { useUserSettings } from "../../../data/user-settings.ts";
import type { EntryForm } from "../../../parts/entry/form/entry-rows.ts";
import { nextEntryForm, useEntryForm } from "../../../parts/entry/form/use-entry-form.ts";
import { focusNamed } from "../../../parts/entry/row/cell-focus.ts";
import { type EntryState, useEntryState } from "../../../parts/entry/use-entry-state.ts";
import { foodNoticeOf } from "../../../parts/entry/vat/food-notice.ts";
import { useChoiceError } from "../../../ui/form/use-choice-error.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { useLatest } from "../../../ui/use-latest.ts";
import { isBooked } from "../booked/doubt-text.ts";
import { useAskBooked } from "../booked/use-ask-booked.tsx";
import { useFreshBooks } from "../fate/use-fresh-books.ts";
import type { DraftEntryProps } from "./draft-entry-props.ts";
import { doubtedDraft } from "./form-suggestions.ts";
import { NEW } from "./new-draft.ts";
import { useAwaitedForm } from "./use-awaited-form.ts";
import { isChangedFrom, useDraftEdit } from "./use-draft-edit.ts";
import { formOfStored, useDraftStart } from "./use-draft-start.ts";
import { hasSuggestions, useFormSuggestions } from "./use-form-suggestions.ts";
import { useLearntSuggestions } from "./use-learnt-suggestions.ts";
import { useLeaveDraft } from "./use-leave-draft.ts";
import { useRegisterDraft } from "./use-register-draft.ts";
import { useRemoveDraft } from "./use-remove-draft.ts";
import { CHOOSE_FIRST, useSaveForm } from "./use-save-form.ts";
import { useUndoDraft } from "./use-undo-draft.ts";

/** What is suggested for the form; `takesByItself` for the next one of a pile, where the setting is on (CT10). */
function useDraftSuggestions(
  { id, stored, seen, books }: DraftEntryProps,
  state: EntryState,
  takesByItself: boolean,
) {
  const drafts = usePageData("transactionDrafts").items;
  const { settings } = useUserSettings();
  const before = useMemo(
    () => (stored === undefined ? { id } : withPossibleActions(stored, (other) => drafts.get(other))),
    [stored, id, drafts],
  );
  const learnt = useLearntSuggestions(
    id,
    drafts,
    books.registered,
    state.bookings.categorisation,
    state.accounts,
    state.form.date,
  );
  const suggestions = useFormSuggestions({
    entry: state,
    stored: before,
    learnt,
    takesByItself: takesByItself && settings.allowAutoAccountDistribution,
  });
  const isOffered = hasSuggestions(suggestions);
  const takenFrom = suggestions.taken?.action.because.latest;
  return {
    suggestions,
    isOffered,
    /** What a draft that is gone was registered as, as far as the books tell. */
    registeredAs: () => {
      const found = seen.map((draft) => learnt.near(draft.date).booked.bookedAs(draft));
      return found.find((each) => each?.isOwn === true)?.booking;
    },
    /** What is asked about before the form is registered as it is now. */
    doubtedNow: () => {
      const { draft, doubt } = doubtedDraft(state.store.form(), before, learnt);
      return isBooked(doubt) ? [{ draft, doubt }] : [];
    },
    // What is suggested says how the text was booked the last time, and how surely; another account would deny it.
    recalled: isOffered ? undefined : state.recalled,
    balancing: isOffered ? undefined : state.balancing,
    foodNotice:
      takenFrom === undefined ? state.foodNotice : foodNoticeOf(state.form, state.accounts, takenFrom),
  };
}

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
  const awaited = useAwaitedForm(store);
  const saving = useSaveForm({ id, stored, unfinished, start, store, known, begin });
  const removing = useRemoveDraft(start.year);
  const isChanged = isChangedFrom(form, stored);
  const undoing = useUndoDraft({ store, outbox: start.outbox, begin, isChanged });
  const registering = useRegisterDraft(start, accounts, undoing.undoCommit);
  const isBusy = saving.isSaving || removing.isBusy || registering.isBusy;
  const formOf = (draft: Draft, now: EntryForm) => formOfStored(draft, now, accounts);
  const edit = useDraftEdit({ ...used, unfinished, stored, known, isBusy, formOf });
  const offered = useDraftSuggestions(props, state, isNext && !edit.isChanged);
  const isGone = id !== NEW && stored === undefined && !isBusy;
  useFreshBooks(isGone);
  const registeredAs = isGone
    ? (registering.arrived([...start.registered.values()]) ?? offered.registeredAs())
    : undefined;
  // That one which is gone could not be registered is told with what became of it, and of one in the books nothing else.
  const saveFailure = registeredAs === undefined ? (saving.error ?? removing.error) : undefined;
  const failure = saveFailure ?? (isGone ? undefined : registering.error);
  const latest = useLatest({ save, register, send });
  const { ask, question } = useAskBooked<EntryForm>("Registrera", () => latest.current.send());
  const unanswered = registering.isUnanswered ? seen[0] : undefined;
  const drop = () => unfinished.keep(undefined);

  function mayBegin(act: () => void): boolean {
    return !isBusy && awaited.isComplete(act);
  }
  function save(next: "stay" | "new") {
    if (!mayBegin(() => latest.current.save(next))) return;
    // What kept an earlier try from being registered is of the draft as it was.
    registering.fail(undefined);
    saving.save(next, edit.hasConflict);
  }
  function register() {
    if (isGone || !mayBegin(() => latest.current.register())) return;
    // What got no answer may be in the books itself, and is not booked twice when it is sent again.
    const booked = () => (registering.isUnanswered ? [] : offered.doubtedNow());
    if (edit.hasConflict) registering.fail(CHOOSE_FIRST);
    else if (state.attempt()) ask({ chosen: [store.form()], booked: booked(), others: [] });
  }
  function send() {
    const now = store.form();
    const beginNew = () => beginAt(begin, nextEntryForm(now));
    const from = nextNumberInBooks(now.series, start.year, highest);
    const after = { from, drop, beginNew, onRegistered: undoing.remember(now, stored) };
    // A question may have been open for a while.
    if (!isGone && !isBusy) registering.send(now, stored, after);
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
    undo: undoing.undo,
    startOver: () => beginAt(begin, startedOver(form, stored, accounts)),
    save,
    remove: () => {
      if (stored !== undefined) void removing.remove(stored, drop);
    },
  };
}
