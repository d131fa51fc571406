import type { Draft, DraftAction, DraftAnalysis } from "../draft/index.ts";
import { canBeTransfer, isChosenByHand, isSameAction } from "../draft/index.ts";
import type { DraftMatcher } from "./draft-matcher.ts";

/**
 * What is suggested for a draft when it is analysed again: what a person chose stays the chosen one, as long as it can be
 * performed (CT6).
 */
export function withKeptChoice(
  matcher: DraftMatcher,
  draft: Draft,
  found: DraftAnalysis | undefined,
): DraftAnalysis | undefined {
  const [chosen] = draft.analysis?.actions ?? [];
  if (chosen === undefined || !isChosenByHand(draft)) return found;
  const actions = found?.actions ?? [];
  const again = actions.find((action) => isSameAction(action, chosen));
  if (again === undefined && !canBePerformed(matcher, draft, chosen)) return found;
  return {
    performAction: true,
    actions: [again ?? chosen, ...actions.filter((action) => action !== again)],
    isChosenByHand: true,
  };
}

/** Of what the analysis does not find any more: accounts may have gone from the chart, and drafts from the list. */
function canBePerformed({ chart, ofOneRow }: DraftMatcher, { entries }: Draft, action: DraftAction): boolean {
  if (action.kind === "match") {
    return action.entries.every(({ accountId }) => accountId === undefined || chart.has(accountId));
  }
  // One that is no duplicate any more is the only one of its event.
  if (action.kind === "delete") return false;
  const alike = ofOneRow.get(Math.abs(entries[0]?.amount ?? 0)) ?? [];
  return alike.some((other) => other.id === action.draftId && canBeTransfer({ entries }, other));
}
