import type { BookingDoubt } from "@huvudbok/core/categorisation";
import { type Draft, isMarked } from "@huvudbok/core/draft";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { Listeners } from "../../../data/events/listeners.ts";
import { forgetAtSignOut } from "../../../data/sign-in/stored-sign-in.ts";
import { doubtText } from "../booked/doubt-text.ts";
import { onTicksElsewhere, readTicks, type Tick, type Ticks, writeTicks } from "./stored-ticks.ts";

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

type DoubtOf = (draft: Draft) => BookingDoubt | undefined;

/** Which drafts are selected: kept in the browser, so that one can look at a draft and come back. */
export function useDraftSelection(doubtOf: DoubtOf): DraftSelection {
  const current = useSyncExternalStore(listeners.subscribe, () => ticks);
  const isSelected = useCallback(
    (draft: Draft) => {
      const tick = current.get(draft.id);
      return tick !== undefined && isStanding(tick, draft, doubtOf) ? tick.isTicked : isMarked(draft);
    },
    [current, doubtOf],
  );
  const select = useCallback(
    (drafts: readonly Draft[], isTicked: boolean) => selectDrafts(drafts, isTicked, doubtOf),
    [doubtOf],
  );
  return useMemo(() => ({ isSelected, select }), [isSelected, select]);
}

/**
 * Whether a tick says what the person meant: who ticked a draft before it was told that it may be booked, or booked as
 * something else, has not said that it is another event (CT12).
 */
function isStanding({ isTicked, doubt }: Tick, draft: Draft, doubtOf: DoubtOf): boolean {
  const now = isTicked ? toldOf(draft, doubtOf) : "";
  return now === "" || now === doubt;
}

function toldOf(draft: Draft, doubtOf: DoubtOf): string {
  const doubt = doubtOf(draft);
  return doubt === undefined ? "" : doubtText(doubt);
}

/** What a command has taken is ticked no more: its drafts are as the analysis marks them, if it does so again. */
export function untickDrafts(ids: Iterable<string>): void {
  const next = new Map(ticks);
  for (const id of ids) next.delete(id);
  if (next.size < ticks.size) setTicks(next);
}

/** Only what differs from what is marked is remembered, with what was told of the draft then. */
function selectDrafts(drafts: readonly Draft[], isTicked: boolean, doubtOf: DoubtOf): void {
  const next = new Map(ticks);
  for (const draft of drafts) {
    if (isMarked(draft) === isTicked) next.delete(draft.id);
    else next.set(draft.id, { isTicked, doubt: toldOf(draft, doubtOf) });
  }
  setTicks(next);
}
