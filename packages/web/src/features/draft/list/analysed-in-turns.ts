import {
  addToDraftMatcher,
  analysedDrafts,
  type CategorisationIndex,
  newDraftMatcher,
} from "@huvudbok/core/categorisation";
import type { Draft, RegisterRules } from "@huvudbok/core/draft";
import { WorkInTurns } from "../../../workers/work-in-turns.ts";

interface ToAnalyse {
  readonly drafts: readonly Draft[];
  readonly every: readonly Draft[];
  readonly chart: RegisterRules["knownAccounts"];
}

/**
 * The drafts whose suggestions are new: all of the year are looked at first, which may be tens of thousands. How many
 * have been analysed is told between two turns.
 */
export async function analysedInTurns(
  index: CategorisationIndex,
  { drafts, every, chart }: ToAnalyse,
  signal: AbortSignal,
  tell: (count: number) => void,
): Promise<readonly Draft[]> {
  const work = new WorkInTurns();
  const matcher = newDraftMatcher(index, chart);
  for (const draft of every) {
    addToDraftMatcher(matcher, [draft]);
    if (!work.isTurnDue) continue;
    tell(0);
    await work.turn();
    if (signal.aborted) return [];
  }
  const found: Draft[] = [];
  for (const [count, draft] of drafts.entries()) {
    found.push(...analysedDrafts(matcher, [draft]));
    if (!work.isTurnDue) continue;
    tell(count);
    await work.turn();
    if (signal.aborted) return [];
  }
  return found;
}
