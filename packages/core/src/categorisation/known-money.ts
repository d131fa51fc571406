import { type Draft, DraftTwins, isCompleted } from "../draft/index.ts";
import { countedEntries, type Entry, type Transaction } from "../transaction/index.ts";
import { BookedDrafts } from "./booked-drafts.ts";
import { addToBookedMoney, type BookedMoney, newBookedMoney } from "./booked-money.ts";
import { MoneyRows, moneyRows } from "./money-rows.ts";

/** What a draft is checked against before its money is booked (CT11): what is registered, and the year's drafts. */
export interface KnownMoney {
  /** What is registered. */
  readonly index: BookedMoney;
  /** The drafts that balance: each is booked as well as any transaction is. */
  readonly ofDrafts: BookedMoney;
  /** What is on accounts that money is moved between, in any of the drafts. */
  readonly money: MoneyRows<Draft>;
  readonly twins: DraftTwins;
  /** Which of the drafts is registered as what. */
  readonly booked: BookedDrafts;
}

/**
 * The drafts of a year beside what is registered, in the order of the list. `every`: all drafts that what is registered may
 * be, where only some are to be compared with one another.
 */
export function knownMoney(
  index: BookedMoney,
  drafts: Iterable<Draft>,
  every: Iterable<Draft> = drafts,
): KnownMoney {
  const known = {
    index,
    ofDrafts: newBookedMoney(),
    money: new MoneyRows<Draft>(),
    twins: new DraftTwins(),
    booked: new BookedDrafts(index.rows, every),
  };
  for (const draft of drafts) {
    addToBookedMoney(known.ofDrafts, asBooked(draft));
    noteDraft(known, draft);
  }
  return known;
}

/** Adds a draft to what others are compared with. */
export function noteDraft({ money, twins }: Pick<KnownMoney, "money" | "twins">, draft: Draft): void {
  for (const row of moneyRows(countedEntries(draft.entries))) money.add(row, draft.date, draft);
  twins.add(draft);
}

/** The number of what is booked as a draft: no transaction has it. */
const DRAFT_NUMBER = 0;

/** What is booked as a draft. */
interface DraftBooking extends Transaction {
  readonly ofDraft: Draft;
}

/** The rows of a draft that have an account. */
export function completeRows(entries: Draft["entries"]): readonly Entry[] {
  return entries.flatMap((row) =>
    row.accountId === undefined ? [] : [{ ...row, accountId: row.accountId }],
  );
}

/** A draft as the transaction that it is, if it balances: without series and number. */
export function asBooked(draft: Draft): readonly DraftBooking[] {
  const { date, text } = draft;
  const entries = completeRows(draft.entries);
  if (date === undefined || entries.length < draft.entries.length || !isCompleted(draft)) return [];
  return [{ series: "", number: DRAFT_NUMBER, date, text, entries, locked: false, ofDraft: draft }];
}

/** The draft that a booking is, if it is one that balances and is not registered. */
export function draftOfBooking(booking: Transaction): Draft | undefined {
  return isOfDraft(booking) ? booking.ofDraft : undefined;
}

function isOfDraft(booking: Transaction): booking is DraftBooking {
  return booking.number === DRAFT_NUMBER;
}
