import type { Draft } from "../draft/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";
import type { CategorisationIndex } from "./categorisation-index.ts";
import type { DraftMatcher } from "./draft-matcher.ts";
import { isTransferOfRows, moneyRows } from "./money-rows.ts";

type Books = Pick<DraftMatcher, "index" | "ofDrafts">;
type Undecided = Pick<Draft, "date" | "entries">;

/**
 * Whether booking a draft by these rows may book money twice (CT11): it is booked, or a row of it is of a transfer that
 * is, in the books or as a draft.
 */
export function mayBookTwice(
  { index, ofDrafts }: Books,
  draft: Undecided & Pick<Draft, "text">,
  rows: Draft["entries"],
): boolean {
  const { date, entries } = draft;
  const isKnown = [index, ofDrafts].some((books) => bookingOf(books, draft, rows) !== undefined);
  return (
    isKnown ||
    moneyRows([...countedEntries(entries), ...rows]).some(
      (row) => index.moved.has(row, date) || ofDrafts.moved.has(row, date),
    )
  );
}

/**
 * The booking that a draft is the twin of (CT8): of the same day and text, with one of its rows. One without an account is
 * looked up by the rows by which it would be booked.
 */
export function bookingOf(
  { rows: known }: Pick<CategorisationIndex, "rows">,
  draft: Pick<Draft, "date" | "text" | "entries">,
  rows: Draft["entries"] = [],
): Transaction | undefined {
  const own = countedEntries(draft.entries).filter(({ accountId }) => accountId !== undefined);
  for (const row of own.length > 0 ? own : rows) {
    const booking = known.bookingOf(draft, row);
    if (booking !== undefined) return booking;
  }
  return undefined;
}

/** Whether booking a draft by these rows is a transfer whose other side is there as a draft (CT11). */
export function hasOtherSide(
  { money }: Pick<DraftMatcher, "money">,
  { date, entries }: Undecided,
  rows: Draft["entries"],
): boolean {
  const isTransfer = isTransferOfRows([...countedEntries(entries), ...rows]);
  return isTransfer && moneyRows(rows).some((row) => money.has(row, date));
}

/**
 * Whether a transfer between two drafts may be one that is booked: of the same amount and on a day of theirs. Who has
 * both statements knows of two transfers in a week, so other days are none of it.
 */
export function isMovedAlready({ index, ofDrafts }: Books, one: Undecided, other: Undecided): boolean {
  return [one.date, other.date].some((date) =>
    [...one.entries, ...other.entries].some(
      (row) => index.moved.has(row, date, 0) || ofDrafts.moved.has(row, date, 0),
    ),
  );
}
