import type { Draft } from "@huvudbok/core/draft";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { EntryForm } from "../../../parts/entry/form/entry-rows.ts";
import { focusCell, focusNamed, keepingFocus } from "../../../parts/entry/row/cell-focus.ts";
import type { EntryState } from "../../../parts/entry/use-entry-state.ts";
import { announcePolitely } from "../../../ui/label/announce.ts";
import { useLatest } from "../../../ui/use-latest.ts";
import { actionText } from "../suggestion/action-text.ts";
import {
  type FormSuggestion,
  type FormSuggestions,
  formSuggestions,
  type Learnt,
} from "./form-suggestions.ts";

/** What has been taken, while its rows are as they were suggested. */
export interface TakenSuggestion {
  readonly place: number;
  readonly all: readonly FormSuggestion[];
  readonly action: FormSuggestion["action"];
  readonly rows: EntryForm["rows"];
}

interface SuggestionOptions {
  readonly entry: Pick<EntryState, "store" | "form" | "bookings">;
  readonly stored: Pick<Draft, "id"> & Partial<Draft>;
  readonly learnt: Learnt;
  /** Takes what is likely enough by itself, once, as long as nothing has been typed (CT10). */
  readonly takesByItself: boolean;
}

export interface UsedSuggestions extends FormSuggestions {
  readonly taken: TakenSuggestion | undefined;
  /** The likeliest; while one is taken, the next one in its place. */
  readonly takeNext: () => void;
  readonly take: (place: number) => void;
  readonly undo: () => void;
}

/** Whether there is anything to show. */
export function hasSuggestions({ taken, elsewhere, bookings }: UsedSuggestions): boolean {
  return taken !== undefined || elsewhere !== undefined || bookings.length > 0;
}

/**
 * What is suggested for the form of a draft, worked out after what is typed has been drawn, and what takes one of the
 * suggestions: a step that Ctrl+Z undoes.
 */
export function useFormSuggestions({
  entry,
  stored,
  learnt,
  takesByItself,
}: SuggestionOptions): UsedSuggestions {
  const { store, form } = entry;
  const live = useDeferredValue(store.live());
  const shown = useMemo(() => formSuggestions(live, stored, learnt), [live, stored, learnt]);
  const [last, setLast] = useState<TakenSuggestion>();
  const taken = last?.rows === form.rows ? last : undefined;
  const latest = useLatest({ take });
  const takesLikely = takesByItself && last === undefined && shown.isLikely;
  useEffect(() => {
    if (!takesLikely) return undefined;
    // The page gives the focus to its first field before.
    const timer = setTimeout(() => latest.current.take(0));
    return () => clearTimeout(timer);
  }, [takesLikely, latest]);

  function take(place: number) {
    // What stands in the focused field belongs to the sum.
    keepingFocus(() => undefined, "entry-text");
    fill(place);
  }
  function fill(place: number) {
    const isAgain = last !== undefined && last.rows === store.form().rows;
    if (isAgain) store.undo();
    const all = isAgain ? last.all : formSuggestions(store.form(), stored, learnt).bookings;
    const suggestion = all[place];
    if (suggestion === undefined) return;
    const { action, waiting } = suggestion;
    const { verb, detail } = actionText({ entries: [] }, action, () => undefined);
    if (waiting === undefined) {
      store.dispatch({ kind: "suggestion", entries: action.entries });
      announcePolitely(`${verb} ${detail}. Ctrl Z ångrar.`);
      focusDone();
    } else entry.bookings.fill(waiting.entries, waiting.because.latest);
    setLast({ place, all, action, rows: store.form().rows });
  }
  return {
    ...shown,
    taken,
    take,
    takeNext: () => take(taken === undefined ? 0 : (taken.place + 1) % taken.all.length),
    undo: () => {
      store.undo();
      focusCell(0, "account");
    },
  };
}

/** Where a person goes on: on Registrera, which a draft that cannot be registered does not have. */
function focusDone(): void {
  focusCell(0, "account");
  focusNamed("register");
}
