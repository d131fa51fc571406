import { isBalanced } from "../transaction/index.ts";
import type { Draft } from "./draft.ts";

/** Whether debit equals credit and there is something to book: what 'Dölj balanserade' hides (`hideCompleted`). */
export function isCompleted({ entries }: Pick<Draft, "entries">): boolean {
  return isBalanced(entries);
}

/** After every date. */
const UNDATED = "9999-99-99";

/**
 * Drafts in the order in which they are handled and registered: by date, those without one last; equal dates in the
 * order in which they were made, which is that of the list given (DR5).
 */
export function draftsByDate(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.toSorted((a, b) => {
    const [dateA, dateB] = [a.date ?? UNDATED, b.date ?? UNDATED];
    return dateA < dateB ? -1 : Number(dateA > dateB);
  });
}

/** After so many that are passed over the list tells of them better than one form after the other. */
const MOST_PASSED = 20;

/**
 * The draft to handle after the one with the given id: the one after it by date, after the last of them the first, but for
 * those that are passed over. Undefined when there is none.
 */
export function draftAfter(
  drafts: readonly Draft[],
  id: string,
  isPassed: (draft: Draft) => boolean = () => false,
): Draft | undefined {
  const inOrder = draftsByDate(drafts);
  const place = inOrder.findIndex((draft) => draft.id === id);
  const after = [...inOrder.slice(place + 1), ...inOrder.slice(0, Math.max(place, 0))];
  return after.slice(0, MOST_PASSED).find((draft) => !isPassed(draft));
}
