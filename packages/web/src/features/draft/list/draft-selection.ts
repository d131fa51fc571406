import { type Draft, isMarked } from "@huvudbok/core/draft";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { Listeners } from "../../../data/events/listeners.ts";
import { forgetAtSignOut } from "../../../data/sign-in/stored-sign-in.ts";
import { onTicksElsewhere, readTicks, type Ticks, writeTicks } from "./stored-ticks.ts";

/** By draft, what a person has ticked and unticked in this browser: ids are guids, so one map does for all years. */
let ticks: Ticks = readTicks();
const listeners = new Listeners();
forgetAtSignOut(() => setTicks(new Map()));
// A reload, and another tab, is no answer to what is marked: it stays as the person left it.
onTicksElsewhere(show);

function setTicks(next: Ticks): void {
  show(next);
  writeTicks(next);
}

function show(next: Ticks): void {
  ticks = next;
  listeners.notify();
}

export interface DraftSelection {
  /** What the person has ticked, otherwise what the analysis has marked. */
  readonly isSelected: (draft: Draft) => boolean;
  readonly select: (drafts: readonly Draft[], isSelected: boolean) => void;
}

/** Which drafts are selected: kept in the browser, so that one can look at a draft and come back. */
export function useDraftSelection(): DraftSelection {
  const current = useSyncExternalStore(listeners.subscribe, () => ticks);
  const isSelected = useCallback((draft: Draft) => current.get(draft.id) ?? isMarked(draft), [current]);
  return useMemo(() => ({ isSelected, select: selectDrafts }), [isSelected]);
}

/** What a command has taken is ticked no more: its drafts are as the analysis marks them, if it does so again. */
export function untickDrafts(ids: Iterable<string>): void {
  const next = new Map(ticks);
  for (const id of ids) next.delete(id);
  if (next.size < ticks.size) setTicks(next);
}

/** Only what differs from what is marked is remembered. */
function selectDrafts(drafts: readonly Draft[], isSelected: boolean): void {
  const next = new Map(ticks);
  for (const draft of drafts) {
    if (isMarked(draft) === isSelected) next.delete(draft.id);
    else next.set(draft.id, isSelected);
  }
  setTicks(next);
}
