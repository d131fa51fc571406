import {
  addToDraftMatcher,
  analysedDrafts,
  type CategorisationIndex,
  newDraftMatcher,
} from "@huvudbok/core/categorisation";
import type { Draft, RegisterRules } from "@huvudbok/core/draft";
import { WorkInTurns } from "../../../workers/work-in-turns.ts";

/** In ms: whoever is told draws it, which takes longer than a turn. */
const TOLD_EVERY = 100;

interface ToAnalyse {
  readonly drafts: readonly Draft[];
  readonly every: readonly Draft[];
  readonly chart: RegisterRules["knownAccounts"];
}

/**
 * The drafts whose suggestions are new: all of the year are looked at first, which may be tens of thousands. How many
 * have been analysed is told between two turns, some times a second.
 */
export async function analysedInTurns(
  index: CategorisationIndex,
  { drafts, every, chart }: ToAnalyse,
  signal: AbortSignal,
  tell: (count: number) => void,
): Promise<readonly Draft[]> {
  const work = new WorkInTurns();
  let toldAt = Number.NEGATIVE_INFINITY;
  const turn = async (count: number) => {
    const now = performance.now();
    if (now - toldAt >= TOLD_EVERY) {
      tell(count);
      toldAt = now;
    }
    await work.turn();
  };
  const matcher = newDraftMatcher(index, chart);
  for (const draft of every) {
    addToDraftMatcher(matcher, [draft]);
    if (!work.isTurnDue) continue;
    await turn(0);
    if (signal.aborted) return [];
  }
  const found: Draft[] = [];
  for (const [count, draft] of drafts.entries()) {
    found.push(...analysedDrafts(matcher, [draft]));
    if (!work.isTurnDue) continue;
    await turn(count);
    if (signal.aborted) return [];
  }
  return found;
}
