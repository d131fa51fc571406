import type { Draft, DraftAction, DraftAnalysis } from "../draft/index.ts";
import { isUnbooked, PRESELECTED } from "../draft/index.ts";
import { sortedJson } from "../shared/index.ts";
import { countedEntries } from "../transaction/index.ts";
import { actionDoubt } from "./booked-twice.ts";
import { type DraftMatcher, transferOf } from "./draft-matcher.ts";
import { withKeptChoice } from "./kept-choice.ts";
import { bookingsFor, type Suggestion, scaledBooking, suggestionsFor } from "./suggestions-for.ts";

const TWIN = 0.7;

/** What is suggested for a draft, what a person has chosen first (CT6); undefined for nothing. */
function draftAnalysis(matcher: DraftMatcher, draft: Draft): DraftAnalysis | undefined {
  return isUnbooked(draft) ? withKeptChoice(matcher, draft, foundFor(matcher, draft)) : undefined;
}

/**
 * What the analysis itself finds: a transfer, which is likelier than that either side is booked as something else, then the
 * likeliest first. The first is marked from 80 percent, unless the money may then be booked twice (CT11).
 */
function foundFor(matcher: DraftMatcher, draft: Draft): DraftAnalysis | undefined {
  const transfer = transferOf(matcher, draft);
  const isTwin = matcher.twins.twinOf(draft) !== undefined;
  const others: readonly DraftAction[] = [
    ...matchesOf(matcher, draft).map((match) => ({ kind: "match" as const, ...match })),
    ...(isTwin ? [{ kind: "delete" as const, probability: TWIN }] : []),
  ].toSorted((a, b) => b.probability - a.probability);
  const actions = transfer === undefined ? others : [transfer.action, ...others];
  const [best] = actions;
  if (best === undefined) return undefined;
  const isSafe = actionDoubt(matcher, draft, best, () => transfer?.other) === undefined;
  return { performAction: best.probability >= PRESELECTED && isSafe, actions };
}

/**
 * The drafts with what is suggested for each that is to be booked; all others, and those for which nothing is suggested,
 * have no suggestion. Only those that differ from what they were.
 */
export function analysedDrafts(matcher: DraftMatcher, drafts: readonly Draft[]): readonly Draft[] {
  return drafts.flatMap((draft) => {
    const { analysis: before, ...rest } = draft;
    const analysis = draftAnalysis(matcher, draft);
    if (sortedJson(analysis) === sortedJson(before)) return [];
    return [analysis === undefined ? rest : { ...rest, analysis }];
  });
}

/**
 * The ways in which the rows that a draft lacks may be booked, the likeliest first; none for one that is booked. What
 * other drafts teach counts where the books know nothing of the payee (CT6).
 */
export function matchesOf(
  { index, ofDrafts, chart }: Pick<DraftMatcher, "index" | "ofDrafts" | "chart">,
  draft: Pick<Draft, "text" | "entries">,
): readonly Suggestion[] {
  if (!isUnbooked(draft)) return [];
  const { text } = draft;
  const rows = countedEntries(draft.entries);
  const own = rows.find(({ accountId }) => accountId !== undefined);
  if (own?.accountId !== undefined) {
    const row = { account: own.accountId, amount: own.amount, text };
    const known = suggestionsFor(index, row, chart);
    const isOwn = known.some(({ because }) => because.level > 0);
    const fromDrafts = isOwn ? [] : suggestionsFor(ofDrafts, row);
    return fromDrafts.length > 0 ? fromDrafts : known;
  }
  const [only, ...others] = rows.filter(({ amount }) => amount !== 0);
  if (only === undefined || others.length > 0) return [];
  const known = bookingsFor(index, text, chart);
  const all = known.length > 0 ? known : bookingsFor(ofDrafts, text);
  return all.map((booking) => ({ ...booking, entries: scaledBooking(booking, only.amount) }));
}
