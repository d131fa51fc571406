import {
  type BookedMoney,
  type BookingDoubt,
  draftDoubt,
  knownMoney,
  withCheckedMark,
} from "@huvudbok/core/categorisation";
import { type Draft, DraftTwins, withPossibleActions } from "@huvudbok/core/draft";
import { useCallback, useMemo } from "react";

export interface ListedDrafts {
  /**
   * In the order in which they were made, with what can still be done of what was suggested for them, and marked as
   * what is booked now allows.
   */
  readonly all: readonly Draft[];
  /** The same as the last analysis marked them, which the next one is compared with. */
  readonly analysed: readonly Draft[];
  readonly draftOf: (id: string) => Draft | undefined;
  /** Which of them are the same as another one. */
  readonly twins: DraftTwins;
  /** Why a draft's money may be booked twice, as far as it is known what is booked. */
  readonly doubtOf: (draft: Draft) => BookingDoubt | undefined;
}

/** The drafts of the year as the list has them. `booked`: what is registered, once that is known. */
export function useListedDrafts(
  items: ReadonlyMap<string, Draft>,
  booked: BookedMoney | undefined,
): ListedDrafts {
  const analysed = useMemo(
    () => [...items.values()].map((draft) => withPossibleActions(draft, (id) => items.get(id))),
    [items],
  );
  const known = useMemo(() => {
    // A year that was converted has tens of thousands, and nothing to be done with them yet.
    const compared = analysed.some(({ analysis }) => analysis !== undefined) ? analysed : [];
    return booked && knownMoney(booked, compared, analysed);
  }, [analysed, booked]);
  const all = useMemo(() => {
    const analysedOf = new Map(analysed.map((draft) => [draft.id, draft]));
    return analysed.map((draft) => withCheckedMark(known, draft, (id) => analysedOf.get(id)));
  }, [analysed, known]);
  const byId = useMemo(() => new Map(all.map((draft) => [draft.id, draft])), [all]);
  const draftOf = useCallback((id: string) => byId.get(id), [byId]);
  const twins = useMemo(() => new DraftTwins(all), [all]);
  const doubtOf = useCallback(
    (draft: Draft) => {
      return known && draftDoubt({ ...known, twins }, draft, draftOf);
    },
    [known, draftOf, twins],
  );
  return useMemo(
    () => ({ all, analysed, draftOf, twins, doubtOf }),
    [all, analysed, draftOf, twins, doubtOf],
  );
}
