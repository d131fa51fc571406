import { useMemo } from "react";
import { useQueryState } from "../../../ui/link/query-state.ts";
import { isBooked, namedBy } from "../booked/doubt-text.ts";
import type { ReviewedDraft } from "./use-draft-list.ts";

export interface SetAside {
  /** The drafts that are reviewed: all, or those that are not set aside. */
  readonly list: readonly ReviewedDraft[] | undefined;
  /** Whether those with a hindrance are set aside. */
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
  /** How many may be booked already, of those that could be registered. */
  readonly doubted: number;
  /** How many of them are only like another draft: nothing of that is booked. */
  readonly likeDrafts: number;
  readonly isWithoutBooked: boolean;
  readonly setWithoutBooked: (isOn: boolean) => void;
}

/**
 * Sets the drafts with a hindrance aside, so that they do not stop those after them, and those that may be booked already;
 * they stay drafts. In the address, like the series, so that one can correct a draft and come back.
 */
export function useSetAside(all: readonly ReviewedDraft[] | undefined): SetAside {
  const [value, setQuery] = useQueryState();
  const isOn = value("only") === "ready";
  const isWithoutBooked = value("booked") === "aside";
  const doubted = useMemo(() => all?.filter(isDoubted) ?? [], [all]);
  const likeDrafts = useMemo(
    () => doubted.filter(({ doubt }) => isBooked(doubt) && !namedBy(doubt).isRegistered).length,
    [doubted],
  );
  const list = useMemo(
    () => all?.filter((each) => !(isOn && each.errors.length > 0) && !(isWithoutBooked && isDoubted(each))),
    [all, isOn, isWithoutBooked],
  );
  return {
    list,
    isOn,
    set: (next) => setQuery({ only: next ? "ready" : undefined }),
    doubted: doubted.length,
    likeDrafts,
    isWithoutBooked,
    setWithoutBooked: (next) => setQuery({ booked: next ? "aside" : undefined }),
  };
}

function isDoubted({ errors, doubt }: ReviewedDraft): boolean {
  return doubt !== undefined && errors.length === 0;
}
