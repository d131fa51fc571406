import type { Draft, DraftAction, DraftAnalysis } from "./draft.ts";

/**
 * Whether two drafts can still become one transfer: each is one row, on an account of its own, and together they balance.
 * A draft that was booked since, or that balances, is no side of a transfer any more (DR15).
 */
export function canBeTransfer(
  { entries: own }: Pick<Draft, "entries">,
  { entries: others }: Pick<Draft, "entries">,
): boolean {
  const [a, b] = [own[0], others[0]];
  if (own.length !== 1 || others.length !== 1 || a === undefined || b === undefined) return false;
  const isBetween = a.accountId !== undefined && b.accountId !== undefined && a.accountId !== b.accountId;
  return isBetween && a.amount !== 0 && a.amount + b.amount === 0;
}

/**
 * The draft without what is suggested and cannot be done any more: a transfer whose other draft has gone, or is booked.
 * When that was the chosen action nothing is marked, since the money may have been booked with the other draft.
 */
export function withPossibleActions(draft: Draft, draftOf: (id: string) => Draft | undefined): Draft {
  return withoutActions(draft, (action) => {
    if (action.kind !== "transfer") return false;
    const other = draftOf(action.draftId);
    return other === undefined || !canBeTransfer(draft, other);
  });
}

/** The draft without the transfers to any of the given drafts. */
export function withoutTransfersTo(draft: Draft, ids: ReadonlySet<string>): Draft {
  return withoutActions(draft, (action) => action.kind === "transfer" && ids.has(action.draftId));
}

function withoutActions(draft: Draft, isDropped: (action: DraftAction) => boolean): Draft {
  const { analysis, ...rest } = draft;
  if (analysis === undefined || !analysis.actions.some(isDropped)) return draft;
  const actions = analysis.actions.filter((action) => !isDropped(action));
  if (actions.length === 0) return rest;
  const isOfAnother = actions[0] !== analysis.actions[0];
  const left: DraftAnalysis = isOfAnother ? { performAction: false, actions } : { ...analysis, actions };
  return { ...rest, analysis: left };
}
