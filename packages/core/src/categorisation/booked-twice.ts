import type { Draft, DraftAction } from "../draft/index.ts";
import { chosenAction, isChosenByHand, isMarked } from "../draft/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";
import { type BookedMoney, newBookedMoney } from "./booked-money.ts";
import { completeRows, type KnownMoney } from "./known-money.ts";
import { eventKey } from "./known-rows.ts";
import { isTransferOfRows, moneyRows } from "./money-rows.ts";

type Books = Pick<KnownMoney, "index" | "ofDrafts" | "booked">;
type Undecided = Pick<Draft, "date" | "entries">;
type DraftOf = (id: string) => Draft | undefined;

/** Why booking a draft may book its money twice (CT11). */
export type BookingDoubt =
  /** A booking of the same day and text has one of its rows, and is no other draft. */
  | { readonly kind: "booked"; readonly booking: Transaction }
  /** The same, but the booking is another draft, which is like this one (CT8). */
  | { readonly kind: "alike"; readonly booking: Transaction }
  /** A row of it is of a transfer that is booked. */
  | { readonly kind: "moved"; readonly booking: Transaction }
  /** It, or what it is to be a transfer with, is the same as another draft. */
  | { readonly kind: "twin"; readonly twin: Draft }
  /** It would be a transfer whose other side is there as a draft. */
  | { readonly kind: "other-side" }
  /** A person has chosen something else for the other draft of the transfer. */
  | { readonly kind: "decided-otherwise" };

/** Why performing an action of a draft may book money twice, as things are now; undefined when nothing says so. */
export function actionDoubt(
  known: KnownMoney,
  draft: Draft,
  action: DraftAction,
  draftOf: DraftOf,
): BookingDoubt | undefined {
  if (action.kind === "delete") return undefined;
  if (action.kind === "match") {
    const otherSide: BookingDoubt | undefined = hasOtherSide(known, draft, action.entries)
      ? { kind: "other-side" }
      : undefined;
    return bookedAlready(known, draft, action.entries) ?? twinDoubt(known, draft) ?? otherSide;
  }
  const other = draftOf(action.draftId);
  const own = bookedDoubt(known, draft) ?? twinDoubt(known, draft);
  return own ?? (other === undefined ? undefined : transferDoubt(known, draft, other));
}

/**
 * Why booking a draft by these rows may book money twice: it is booked, or a row of it is of a transfer that is, in the
 * books or as a draft.
 */
export function bookedAlready(
  { index, ofDrafts, booked }: Books,
  draft: Draft,
  rows?: Draft["entries"],
): BookingDoubt | undefined {
  const twin =
    bookedDoubt({ booked }, draft, rows) ??
    twinOfBooking(ofDrafts, draft, rows ?? []) ??
    settlementDoubt({ index, ofDrafts }, draft);
  if (twin !== undefined) return twin;
  for (const row of moneyRows([...countedEntries(draft.entries), ...(rows ?? [])])) {
    const booking = nearestTransfer({ index, ofDrafts }, row, draft.date);
    if (booking !== undefined) return { kind: "moved", booking };
  }
  return undefined;
}

/** The transfer that such a row may be of: in the books of the year, of one beside it, or as a draft. */
function nearestTransfer(
  { index, ofDrafts }: Pick<Books, "index" | "ofDrafts">,
  row: Draft["entries"][number],
  date: Draft["date"],
): Transaction | undefined {
  const registered = index.moved.nearest(row, date) ?? index.around?.moved.nearest(row, date);
  return registered ?? ofDrafts.moved.nearest(row, date);
}

/**
 * The registered booking that a draft is, or may be (CT8): of the same day and text, with one of its rows. One without an
 * account is looked up by the rows by which it would be booked.
 */
function bookedDoubt(
  { booked }: Pick<KnownMoney, "booked">,
  draft: Draft,
  rows?: Draft["entries"],
): BookingDoubt | undefined {
  const found = booked.bookedAs(draft, rows);
  return found && { kind: found.isOwn ? "booked" : "alike", booking: found.booking };
}

/** The same of what is booked as a draft. */
function twinOfBooking(
  { rows: known }: Pick<BookedMoney, "rows">,
  { date, text, entries }: Draft,
  rows: Draft["entries"],
): BookingDoubt | undefined {
  if (date === undefined) return undefined;
  const own = countedEntries(entries).filter(({ accountId }) => accountId !== undefined);
  for (const row of own.length > 0 ? own : rows) {
    const booking = known.bookingsOf(eventKey({ date, text }), row).at(-1);
    if (booking !== undefined) return { kind: "booked", booking };
  }
  return undefined;
}

/** A booking of the same day that settles the same VAT, whatever its text (VR13). */
function settlementDoubt(
  { index, ofDrafts }: Pick<Books, "index" | "ofDrafts">,
  { date, entries }: Draft,
): BookingDoubt | undefined {
  if (date === undefined) return undefined;
  const rows = completeRows(entries);
  const booking = index.rows.settlementLike(date, rows) ?? ofDrafts.rows.settlementLike(date, rows);
  return booking && { kind: "booked", booking };
}

function twinDoubt({ twins }: KnownMoney, draft: Draft): BookingDoubt | undefined {
  const twin = twins.twinOf(draft);
  return twin && { kind: "twin", twin };
}

/** Whether booking a draft by these rows is a transfer whose other side is there as a draft. */
function hasOtherSide(
  { index: { around }, money }: KnownMoney,
  { date, entries }: Undecided,
  rows: Draft["entries"],
): boolean {
  const isTransfer = isTransferOfRows([...countedEntries(entries), ...rows]);
  return (
    isTransfer &&
    moneyRows(rows).some(
      (row) => (money.nearest(row, date) ?? around?.sides.nearest(row, date)) !== undefined,
    )
  );
}

/** Whether the other side of a transfer is a twin or booked, something else was chosen for it, or the money is moved. */
function transferDoubt(known: KnownMoney, draft: Draft, other: Draft): BookingDoubt | undefined {
  if (chosenAction(other)?.kind !== "transfer" && isChosenByHand(other)) return { kind: "decided-otherwise" };
  return twinDoubt(known, other) ?? bookedDoubt(known, other) ?? movedDoubt(known, draft, other);
}

/** Whether a transfer between two drafts may be one that is booked: of the same amount, as near as its sides may be. */
function movedDoubt(
  { index, ofDrafts }: Pick<KnownMoney, "index" | "ofDrafts">,
  one: Undecided,
  other: Undecided,
): BookingDoubt | undefined {
  for (const { date } of [one, other]) {
    for (const row of [...one.entries, ...other.entries]) {
      const booking = nearestTransfer({ index, ofDrafts }, row, date);
      if (booking !== undefined) return { kind: "moved", booking };
    }
  }
  return undefined;
}

const NO_DRAFTS = newBookedMoney();

/**
 * Why a draft's money may be booked twice, as things are now: what its row says, and why it is not marked (CT12). Without
 * an action that books it, what it may be booked as and what it is the same as.
 */
export function draftDoubt(known: KnownMoney, draft: Draft, draftOf: DraftOf): BookingDoubt | undefined {
  const action = chosenAction(draft);
  if (action !== undefined && action.kind !== "delete") return actionDoubt(known, draft, action, draftOf);
  return bookedAlready({ ...known, ofDrafts: NO_DRAFTS }, draft) ?? twinDoubt(known, draft);
}

/**
 * The draft as it may be performed now: marked by an analysis it is not any more once that may book money twice, since
 * what is registered meanwhile is seen first now, nor while it is not known what is registered. What a person has chosen
 * stays marked (CT11).
 */
export function withCheckedMark(known: KnownMoney | undefined, draft: Draft, draftOf: DraftOf): Draft {
  const { analysis } = draft;
  if (analysis === undefined || !isMarked(draft) || isChosenByHand(draft)) return draft;
  if (known !== undefined && draftDoubt(known, draft, draftOf) === undefined) return draft;
  return { ...draft, analysis: { ...analysis, performAction: false } };
}
