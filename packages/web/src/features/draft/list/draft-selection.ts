import { type Draft, isMarked } from "@huvudbok/core/draft";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { Listeners } from "../../../data/events/listeners.ts";
import { forgetAtSignOut } from "../../../data/sign-in/stored-sign-in.ts";

/** By draft, what a person has ticked and unticked in this tab: ids are guids, so one map does for all years. */
let ticks: ReadonlyMap<string, boolean> = new Map();
const listeners = new Listeners();
forgetAtSignOut(() => {
  ticks = new Map();
});

function setTicks(ids: readonly string[], isSelected: boolean): void {
  ticks = new Map([...ticks, ...ids.map((id) => [id, isSelected] as const)]);
  listeners.notify();
}

export interface DraftSelection {
  /** What the person has ticked, otherwise what the analysis has marked. */
  readonly isSelected: (draft: Draft) => boolean;
  readonly select: (drafts: readonly Draft[], isSelected: boolean) => void;
}

/** Which drafts are selected: kept while the tab is open, so that one can look at a draft and come back. */
export function useDraftSelection(): DraftSelection {
  const current = useSyncExternalStore(listeners.subscribe, () => ticks);
  const isSelected = useCallback((draft: Draft) => current.get(draft.id) ?? isMarked(draft), [current]);
  return useMemo(() => ({ isSelected, select: selectDrafts }), [isSelected]);
}

function selectDrafts(drafts: readonly Draft[], isSelected: boolean): void {
  setTicks(
    drafts.map(({ id }) => id),
    isSelected,
  );
}
