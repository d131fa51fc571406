import { type Draft, DraftTwins, withPossibleActions } from "@huvudbok/core/draft";
import { useCallback, useMemo } from "react";

export interface ListedDrafts {
  /** In the order in which they were made, with what can still be done of what was suggested for them. */
  readonly all: readonly Draft[];
  readonly draftOf: (id: string) => Draft | undefined;
  /** Which of them are the same as another one. */
  readonly twins: DraftTwins;
}

/** The drafts of the year as the list has them. */
export function useListedDrafts(items: ReadonlyMap<string, Draft>): ListedDrafts {
  const all = useMemo(
    () => [...items.values()].map((draft) => withPossibleActions(draft, (id) => items.get(id))),
    [items],
  );
  const byId = useMemo(() => new Map(all.map((draft) => [draft.id, draft])), [all]);
  const draftOf = useCallback((id: string) => byId.get(id), [byId]);
  const twins = useMemo(() => new DraftTwins(all), [all]);
  return useMemo(() => ({ all, draftOf, twins }), [all, draftOf, twins]);
}
