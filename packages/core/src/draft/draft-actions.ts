import type { Draft, DraftAction } from "./draft.ts";

/** So likely a suggestion must be to be chosen without asking. */
export const PRESELECTED = 0.8;

/** The suggested action that is performed for a draft: the first one (DR7). */
export function chosenAction({ analysis }: Pick<Draft, "analysis">): DraftAction | undefined {
  return analysis?.actions[0];
}

/** True while the analysis says that the chosen action is to be performed. */
export function isMarked({ analysis }: Pick<Draft, "analysis">): boolean {
  return analysis?.performAction === true;
}

/**
 * Whether a person has chosen the action, which no analysis takes back (CT6): it is said, or, in drafts of before it was,
 * the action is marked though no analysis would have done that, since it is less likely than 80 percent or than another one.
 */
export function isChosenByHand({ analysis }: Pick<Draft, "analysis">): boolean {
  const [chosen, ...others] = analysis?.actions ?? [];
  if (chosen === undefined || analysis?.performAction !== true) return false;
  const { kind, probability } = chosen;
  const isUnlikely =
    probability < PRESELECTED ||
    (kind !== "transfer" && others.some((other) => other.probability > probability));
  return analysis.isChosenByHand === true || isUnlikely;
}

/** Whether two actions do the same, whatever their likelihood and their reason. */
export function isSameAction(a: DraftAction, b: DraftAction): boolean {
  return actionKey(a) === actionKey(b);
}

function actionKey(action: DraftAction): string {
  const rows = action.kind === "match" ? action.entries : [];
  const other = action.kind === "transfer" ? action.draftId : "";
  return JSON.stringify([action.kind, other, rows.map(({ accountId, amount }) => [accountId, amount])]);
}

/** The other side of the transfer that is chosen for a draft, where it is chosen there too: they are one action. */
export function otherSideOf(draft: Draft, draftOf: (id: string) => Draft | undefined): Draft | undefined {
  const action = chosenAction(draft);
  const other = action?.kind === "transfer" ? draftOf(action.draftId) : undefined;
  const back = other && chosenAction(other);
  return back?.kind === "transfer" && back.draftId === draft.id ? other : undefined;
}

/** The draft with another of its suggested actions chosen, and marked; the same draft where there is no such action. */
export function withChosenAction(draft: Draft, place: number): Draft {
  const actions = draft.analysis?.actions ?? [];
  const chosen = actions[place];
  if (chosen === undefined) return draft;
  return {
    ...draft,
    analysis: {
      performAction: true,
      actions: [chosen, ...actions.toSpliced(place, 1)],
      isChosenByHand: true,
    },
  };
}
