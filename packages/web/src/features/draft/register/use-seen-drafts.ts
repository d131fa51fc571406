import type { DraftFate } from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import { type Transaction, transactionId } from "@huvudbok/core/transaction";
import { useState } from "react";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { type SeenDrafts, useDraftFates } from "../fate/use-draft-fates.ts";

interface FollowedDrafts {
  /** What has become of those that were there, by somebody else; empty while all of them are as they were. */
  readonly fates: readonly DraftFate[];
  /** From now on what is there is what was seen. */
  readonly seeAnew: () => void;
  /** What was registered from here is no news. */
  readonly forget: (ids: readonly string[], made: readonly Transaction[]) => void;
}

/** Follows the drafts that a person goes through, so that it is told what others do with them meanwhile (DR16). */
export function useSeenDrafts(drafts: readonly Draft[]): FollowedDrafts {
  const { items } = usePageData("transactions");
  const [seen, setSeen] = useState<SeenDrafts>({ drafts, registered: items });
  const fates = useDraftFates(seen);
  return {
    fates: fates.every(({ kind }) => kind === "left") ? [] : fates,
    seeAnew: () => setSeen({ drafts, registered: items }),
    forget: (ids, made) => {
      const own = new Set(ids);
      setSeen((before) => ({
        drafts: before.drafts.filter(({ id }) => !own.has(id)),
        registered: new Map([
          ...(before.registered ?? []),
          ...made.map((each) => [transactionId(each.series, each.number), each] as const),
        ]),
      }));
    },
  };
}
