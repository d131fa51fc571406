import { addDays, type IsoDate } from "../calendar/index.ts";
import type { Draft } from "../draft/index.ts";
import { type Entry, type Transaction, textWithoutCorrection } from "../transaction/index.ts";
import { bookedRows } from "./booking-pattern.ts";
import { KnownRows } from "./known-rows.ts";
import { isTransferOfRows, MoneyRows, moneyRows } from "./money-rows.ts";
import { MOST_TRANSFER_DAYS } from "./transfer/transfer-pairs.ts";

/** What is booked, to be looked up before it is booked once more (CT11). It grows by each booking at the cost of that one. */
export interface BookedMoney {
  /** The rows of transfers between own accounts: their money is booked. */
  readonly moved: MoneyRows<Transaction>;
  /** Every row of what is booked: a draft of the same is booked already. */
  readonly rows: KnownRows;
  /** What was corrected, by series and number, with what it had replaced itself. */
  readonly corrected: Map<string, readonly Transaction[]>;
  /** What is at the ends of the years beside, where drafts are near to them. */
  readonly around?: AroundYear;
}

/** Rows at the ends of the years beside one. */
export interface AroundYear {
  /** Of transfers that are booked there, in the books or as drafts. */
  readonly moved: MoneyRows<Transaction>;
  /** Of all that is there as drafts. */
  readonly sides: MoneyRows<Draft>;
}

export function newBookedMoney(): BookedMoney {
  return { moved: new MoneyRows(), rows: new KnownRows(), corrected: new Map() };
}

/** Adds transactions, each of them once, in place. */
export function addToBookedMoney(booked: BookedMoney, transactions: Iterable<Transaction>): void {
  for (const transaction of transactions) noteBooked(booked, transaction, bookedRows(transaction));
}

/**
 * Adds one by its rows that count. What was corrected is booked by what has replaced it: who has a draft of the event as
 * it was written first is told of that one, and of nothing where it was only reversed.
 */
export function noteBooked(booked: BookedMoney, transaction: Transaction, rows: readonly Entry[]): void {
  const { corrects, correctedBy } = transaction;
  const replaced = (corrects && booked.corrected.get(numberOf(corrects))) ?? [];
  if (correctedBy !== undefined) booked.corrected.set(numberOf(transaction), [transaction, ...replaced]);
  if (isTakenBack(transaction)) return;
  noteEvent(booked, transaction, rows, transaction);
  for (const event of replaced) noteEvent(booked, event, bookedRows(event), transaction);
}

function noteEvent(
  { moved, rows: known }: BookedMoney,
  event: Transaction,
  rows: readonly Entry[],
  booking: Transaction,
): void {
  known.add(event, rows, booking);
  if (!isTransferOfRows(rows)) return;
  for (const row of moneyRows(rows)) moved.add(row, event.date, booking);
}

function numberOf({ series, number }: Pick<Transaction, "series" | "number">): string {
  return `${series} ${number}`;
}

/** A booking that was corrected, and the one that takes it back, are no habit, and their money is not booked. */
export function isTakenBack({ text, corrects, correctedBy }: Transaction): boolean {
  return (
    correctedBy !== undefined || (corrects !== undefined && textWithoutCorrection(text, corrects) !== text)
  );
}

/**
 * Those of a day and the days that a transfer may take around it, in their order: enough to check what is of that day,
 * without an index of the year. What has no day may be of any.
 */
export function nearTo<Dated extends { readonly date?: IsoDate }>(
  all: Iterable<Dated>,
  day: IsoDate,
): readonly Dated[] {
  const [from, to] = [addDays(day, -MOST_TRANSFER_DAYS), addDays(day, MOST_TRANSFER_DAYS)];
  const near: Dated[] = [];
  for (const each of all)
    if (each.date === undefined || (each.date >= from && each.date <= to)) near.push(each);
  return near;
}
