import type { DateRange } from "../calendar/index.ts";
import { foldOtherLetters, foldText, markedWords } from "../text/index.ts";
import type { Draft } from "./draft.ts";
import { isCompleted } from "./draft-order.ts";

/** Which drafts a list shows. Names as in the address of the page. */
export interface DraftFilter {
  readonly search: string;
  /** Days that are asked for; undefined for all, also those of drafts without a date. */
  readonly range: DateRange | undefined;
  readonly hideWithoutAction: boolean;
  readonly hideNonSelected: boolean;
  readonly hideCompleted: boolean;
}

/** An account number as a search: at least 1000, digits alone. */
const SMALLEST_ACCOUNT = 1000;

/**
 * The drafts that a filter shows, in their order (DR6). A number of at least 1000 finds rows on exactly that account;
 * any other search is a part of the text, whatever its case.
 */
export function filteredDrafts(
  drafts: readonly Draft[],
  { search, range, hideWithoutAction, hideNonSelected, hideCompleted }: DraftFilter,
  isSelected: (draft: Draft) => boolean,
): readonly Draft[] {
  const isFound = searchOf(search.trim());
  return drafts.filter(
    (draft) =>
      isFound(draft) &&
      isWithin(draft, range) &&
      !(hideWithoutAction && (draft.analysis?.actions ?? []).length === 0) &&
      !(hideNonSelected && !isSelected(draft)) &&
      !(hideCompleted && isCompleted(draft)),
  );
}

function searchOf(search: string): (draft: Draft) => boolean {
  if (/^\d+$/.test(search) && Number(search) >= SMALLEST_ACCOUNT) {
    const account = Number(search);
    return ({ entries }) => entries.some(({ accountId }) => accountId === account);
  }
  const query = foldOtherLetters(search);
  const [folded, marked] = [foldText(query), markedWords(query)];
  return ({ text }) =>
    foldText(text).includes(folded) && marked.every((word) => foldOtherLetters(text).includes(word));
}

function isWithin({ date }: Draft, range: DateRange | undefined): boolean {
  return range === undefined || (date !== undefined && date >= range.from && date <= range.to);
}
