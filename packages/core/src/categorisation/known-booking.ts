import type { AccountNo } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import type { Entry } from "../transaction/index.ts";
import type { BookingPattern } from "./booking-pattern.ts";

/** A booking as it is learnt from. */
export interface Booked {
  /** All words of its text, and what is left of a cut one. */
  readonly words: readonly string[];
  /** See `ComparedText`. */
  readonly marks: readonly string[];
  readonly text: string;
  readonly date: IsoDate;
  /** Those that count, without zeros. */
  readonly rows: readonly Entry[];
  /** How it is seen from an account's statement, and as a whole (without account); filled when it is asked for. */
  views: readonly BookedView[];
}

export interface BookedView {
  readonly booked: Booked;
  readonly account: AccountNo | undefined;
  /** The row of the statement; -1 where there is none, and the booking tells nothing. */
  readonly place: number;
  /** Of that row, in öre; 0 of a whole. */
  readonly amount: number;
  readonly pattern: KnownPattern;
}

/** Money in or out of the account, or a whole booking. */
export type Direction = "in" | "out" | "whole";

/** A pattern of an index: those that are the same are one object. */
export interface KnownPattern extends BookingPattern {
  /** How many bookings are like that, as they are seen in each direction. */
  readonly times: Record<Direction, number>;
}

export function newKnownPattern({ accounts, shares }: BookingPattern): KnownPattern {
  return { accounts, shares, times: { in: 0, out: 0, whole: 0 } };
}
