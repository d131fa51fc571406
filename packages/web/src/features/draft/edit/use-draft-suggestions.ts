import { withPossibleActions } from "@huvudbok/core/draft";
import { useMemo } from "react";
import { useUserSettings } from "../../../data/user-settings.ts";
import type { EntryState } from "../../../parts/entry/use-entry-state.ts";
import { foodNoticeOf } from "../../../parts/entry/vat/food-notice.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { isBooked } from "../booked/doubt-text.ts";
import type { DraftEntryProps } from "./draft-entry-props.ts";
import { doubtedDraft } from "./form-suggestions.ts";
import { hasSuggestions, useFormSuggestions } from "./use-form-suggestions.ts";
import { useLearntSuggestions } from "./use-learnt-suggestions.ts";

/** What is suggested for the form; `takesByItself` for the next one of a pile, where the setting is on (CT10). */
export function useDraftSuggestions(
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
