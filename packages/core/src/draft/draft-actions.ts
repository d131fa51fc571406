import type { Draft, DraftAction } from "./draft.ts";

/** The suggested action that is performed for a draft: the first one (DR7). */
export function chosenAction({ analysis }: Pick<Draft, "analysis">): DraftAction | undefined {
  return analysis?.actions[0];
}

/** True while the analysis says that the chosen action is to be performed. */
export function isMarked({ analysis }: Pick<Draft, "analysis">): boolean {
  return analysis?.performAction === true;
}
