import { assertNever } from "../shared/index.ts";
import { dateErrors } from "../transaction/index.ts";
import type { Draft, DraftAction, DraftEntry } from "./draft.ts";
import { chosenAction, isChosenByHand, isSameAction } from "./draft-actions.ts";
import { isSameDraft } from "./draft-form.ts";
import type { DraftTwins } from "./draft-twins.ts";
import { entriesInPlaceOf } from "./entries-in-place-of.ts";
import { isUnbooked } from "./is-unbooked.ts";
import { mergedDraft } from "./merged-draft.ts";
import { canBeTransfer, withoutTransfersTo } from "./possible-transfer.ts";
import type { RegisterRules } from "./register-drafts.ts";

/** What performing actions changes among the drafts: one commit. */
export interface PerformedActions {
  readonly put: readonly Draft[];
  /** Ids. */
  readonly remove: readonly string[];
  /** How many actions were performed: the two drafts of a transfer are one. */
  readonly count: number;
}

type DraftOf = (id: string) => Draft | undefined;

/** The drafts as they are now. */
interface DraftsNow {
  readonly draftOf: DraftOf;
  readonly twins: Pick<DraftTwins, "twinOf">;
}

/**
 * Whether the chosen action of a draft is what a person has seen, and asked for (DR17): the draft is there as it was, with the
 * same action, and so is the other side of its transfer, or the twin that stays when it is deleted.
 */
export function isActionAsAsked(asked: Draft, askedOf: DraftOf, { draftOf, twins }: DraftsNow): boolean {
  const now = draftOf(asked.id);
  const [before, action] = [chosenAction(asked), now && chosenAction(now)];
  if (now === undefined || before === undefined || action === undefined) return false;
  if (!isSameDraft(asked, now) || !isSameAction(before, action)) return false;
  if (before.kind === "delete") return twins.twinOf(now) !== undefined;
  if (before.kind === "match") return true;
  const [other, otherNow] = [askedOf(before.draftId), draftOf(before.draftId)];
  return other !== undefined && otherNow !== undefined && isSameDraft(other, otherNow);
}

/** The days on which something can be registered. */
type OpenDays = Pick<RegisterRules, "year" | "closedThrough">;

type Performed = Pick<PerformedActions, "put" | "remove">;

/**
 * Performs the chosen action of each of the drafts with the given ids (DR7). A draft takes part in one action only, the
 * first in the order of the drafts, transfers last: who has chosen to book one side has said that it is none. A transfer
 * that is none any more does nothing (DR15), and those to drafts that an action has taken part in are dropped.
 */
export function performedActions(
  drafts: readonly Draft[],
  ids: ReadonlySet<string>,
  days: OpenDays,
): PerformedActions {
  const left = new Map(drafts.map((draft) => [draft.id, draft]));
  const taken = new Set<string>();
  const all: Performed[] = [];
  const isTransfer = (draft: Draft) => chosenAction(draft)?.kind === "transfer";
  const selected = drafts.filter(({ id }) => ids.has(id));
  for (const draft of [...selected.filter((each) => !isTransfer(each)), ...selected.filter(isTransfer)]) {
    if (taken.has(draft.id) || isBookedWithOther(draft, taken)) continue;
    const action = chosenAction(draft);
    const done = action && performed(draft, action, left, days);
    if (done === undefined) continue;
    all.push(done);
    for (const id of [...done.remove, ...done.put.map((each) => each.id)]) {
      left.delete(id);
      taken.add(id);
    }
  }
  const dropped = [...left.values()].flatMap((draft) => {
    const rest = withoutTransfersTo(draft, taken);
    return rest === draft ? [] : [rest];
  });
  return {
    put: [...all.flatMap(({ put }) => put), ...dropped],
    remove: all.flatMap(({ remove }) => remove),
    count: all.length,
  };
}

/** Whether the other side of what may be a transfer has been taken: only a person can say that the money is another. */
function isBookedWithOther(draft: Draft, taken: ReadonlySet<string>): boolean {
  return !isChosenByHand(draft) && withoutTransfersTo(draft, taken) !== draft;
}

/** `left`: the drafts that no action has taken part in, by id. Undefined where the action cannot be performed. */
function performed(
  draft: Draft,
  action: DraftAction,
  left: ReadonlyMap<string, Draft>,
  days: OpenDays,
): Performed | undefined {
  switch (action.kind) {
    case "delete":
      return { put: [], remove: [draft.id] };
    case "match":
      return isUnbooked(draft) ? { put: [filled(draft, action.entries)], remove: [] } : undefined;
    case "transfer": {
      const other = left.get(action.draftId);
      if (other === undefined || !canBeTransfer(draft, other)) return undefined;
      const [outgoing, incoming] = isOutgoing(draft) ? [draft, other] : [other, draft];
      return { put: [transferred(outgoing, incoming, days)], remove: [incoming.id] };
    }
    default:
      return assertNever(action);
  }
}

/** Its own rows with an account stay, and the suggested ones come after them; rows without account are replaced. */
function filled(draft: Draft, suggested: readonly DraftEntry[]): Draft {
  const { analysis: _analysis, ...rest } = draft;
  const own = rest.entries.filter(({ accountId }) => accountId !== undefined);
  const replaced = rest.entries.filter(({ accountId }) => accountId === undefined);
  return { ...rest, entries: [...own, ...entriesInPlaceOf(replaced, suggested)] };
}

/**
 * The draft of the money that leaves keeps its text, with the rows of both, on the earlier of the two days: of those on
 * which it can be registered, since one side may be of the year before. Where none is, it keeps its own.
 */
function transferred(outgoing: Draft, incoming: Draft, days: OpenDays): Draft {
  const dates = [outgoing, incoming].flatMap(({ date }) =>
    date !== undefined && dateErrors(date, days).length === 0 ? [date] : [],
  );
  const [date] = dates.toSorted();
  return { ...mergedDraft(outgoing, incoming), ...(date === undefined ? {} : { date }) };
}

function isOutgoing({ entries }: Draft): boolean {
  return entries.some(({ amount }) => amount < 0);
}
