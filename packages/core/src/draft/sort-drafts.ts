import type { Draft } from "./draft.ts";
import { chosenAction } from "./draft-actions.ts";
import { draftAccounts, draftAmount } from "./draft-amount.ts";

/** The columns that a list of drafts can be sorted by. */
export type DraftSortKey = "date" | "text" | "accounts" | "amount" | "action";

const SWEDISH = new Intl.Collator("sv", { numeric: true });
type Compare = (a: Draft, b: Draft) => number;

const COMPARE: Readonly<Record<DraftSortKey, Compare>> = {
  date: (a, b) => compareTexts(a.date ?? "", b.date ?? ""),
  text: (a, b) => SWEDISH.compare(a.text, b.text),
  accounts: (a, b) => compareTexts(draftAccounts(a).join(","), draftAccounts(b).join(",")),
  amount: (a, b) => (draftAmount(a) ?? 0) - (draftAmount(b) ?? 0),
  action: (a, b) => (chosenAction(a)?.probability ?? -1) - (chosenAction(b)?.probability ?? -1),
};

/**
 * The drafts in the order of a column; equal ones in the order they were made, or the other way round. A draft without
 * date comes before all dates.
 */
export function sortedDrafts(
  drafts: readonly Draft[],
  key: DraftSortKey,
  descending: boolean,
): readonly Draft[] {
  const sorted = drafts.toSorted(COMPARE[key]);
  return descending ? sorted.toReversed() : sorted;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
