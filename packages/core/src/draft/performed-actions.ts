import { assertNever } from "../shared/index.ts";
import type { Draft, DraftAction, DraftEntry } from "./draft.ts";
import { chosenAction } from "./draft-actions.ts";
import { mergedDraft } from "./merged-draft.ts";

/** What performing actions changes among the drafts: one commit. */
export interface PerformedActions {
  readonly put: readonly Draft[];
  /** Ids. */
  readonly remove: readonly string[];
  /** How many actions were performed: the two drafts of a transfer are one. */
  readonly count: number;
}

type Performed = Pick<PerformedActions, "put" | "remove">;

/**
 * Performs the chosen action of each of the drafts with the given ids (DR7). A draft takes part in one action only, the
 * first in the order of the drafts; a transfer whose other draft is gone does nothing.
 */
export function performedActions(drafts: readonly Draft[], ids: ReadonlySet<string>): PerformedActions {
  const left = new Map(drafts.map((draft) => [draft.id, draft]));
  const all: Performed[] = [];
  for (const draft of drafts) {
    if (!ids.has(draft.id) || !left.has(draft.id)) continue;
    const action = chosenAction(draft);
    const done = action && performed(draft, action, left);
    if (done === undefined) continue;
    all.push(done);
    for (const id of [...done.remove, ...done.put.map((each) => each.id)]) left.delete(id);
  }
  return {
    put: all.flatMap(({ put }) => put),
    remove: all.flatMap(({ remove }) => remove),
    count: all.length,
  };
}

/** `left`: the drafts that no action has taken part in, by id. Undefined where the action cannot be performed. */
function performed(
  draft: Draft,
  action: DraftAction,
  left: ReadonlyMap<string, Draft>,
): Performed | undefined {
  switch (action.kind) {
    case "delete":
      return { put: [], remove: [draft.id] };
    case "match":
      return { put: [filled(draft, action.entries)], remove: [] };
    case "transfer": {
      const other = left.get(action.draftId);
      if (other === undefined) return undefined;
      const [outgoing, incoming] = isOutgoing(draft) ? [draft, other] : [other, draft];
      return { put: [transferred(outgoing, incoming)], remove: [incoming.id] };
    }
    default:
      return assertNever(action);
  }
}

/** Its own rows with an account stay, and the suggested ones come after them; rows without account are replaced. */
function filled(draft: Draft, suggested: readonly DraftEntry[]): Draft {
  const { analysis: _analysis, ...rest } = draft;
  const own = rest.entries.filter(({ accountId }) => accountId !== undefined);
  return { ...rest, entries: [...own, ...suggested] };
}

/** The draft of the money that leaves keeps its text, with the rows of both, on the earlier of the two days. */
function transferred(outgoing: Draft, incoming: Draft): Draft {
  const dates = [outgoing, incoming].flatMap(({ date }) => date ?? []);
  const [date] = dates.toSorted();
  return { ...mergedDraft(outgoing, incoming), ...(date === undefined ? {} : { date }) };
}

function isOutgoing({ entries }: Draft): boolean {
  return entries.some(({ amount }) => amount < 0);
}
