import type { IsoDate } from "@huvudbok/core/calendar";
import type { Booking } from "./booking.ts";
import type { Chance } from "./chance.ts";

/** The way a payment goes, which decides how the bank words it. */
export type Channel =
  | "card"
  | "giro"
  | "direct-debit"
  | "e-invoice"
  | "swish"
  | "transfer"
  | "deposit"
  | "bank";

/** When a payee is paid: on a day of every nth month, or now and then, as often as its weight among the others says. */
export type Rhythm =
  | { readonly everyMonths: number; readonly day: number }
  | { readonly weight: number; readonly months?: readonly number[] };

/** Kronor: somewhere between two, or one of a few that come again to the öre. */
export type Amounts =
  | { readonly from: number; readonly to: number }
  | { readonly oneOf: readonly [number, ...number[]] };

export interface Payee {
  /** The first is the usual one, and the payee's identity in the books; the others are met now and then. */
  readonly names: readonly [string, ...string[]];
  readonly places?: readonly [string, ...string[]];
  readonly channel: Channel;
  /** Bankgiro, plusgiro or phone; it may be all that the bank shows. */
  readonly number?: string;
  /** A serial number of its own stands in the text of every payment. */
  readonly hasSerial?: true;
  readonly rhythm: Rhythm;
  readonly amounts: Amounts;
  readonly isIncoming?: true;
  readonly habit: Habit;
  /** The share of payments that go the other way, booked on the same accounts unless `refundBooking` says otherwise. */
  readonly refunds?: number;
  readonly refundBooking?: Booking;
}

/** How a payee is booked. */
export type Habit =
  | { readonly always: Booking }
  /** Now so, now so, by weights that nothing in the row tells. */
  | { readonly mixed: readonly (readonly [weight: number, booking: Booking])[] }
  /** By which of the amounts it is. */
  | { readonly byAmount: readonly Booking[] }
  /** Otherwise from a day somewhere in the middle of the books. */
  | { readonly first: Booking; readonly later: Booking };

/** What a bank knows of a payment that it words. */
export interface Payment {
  readonly name: string;
  readonly place: string;
  readonly number: string;
  readonly serial: string;
  readonly date: IsoDate;
  readonly isIncoming: boolean;
}

/** How one bank words each kind of payment. */
export type Dialect = Readonly<Record<Channel, (payment: Payment, chance: Chance) => string>>;

/** A trade, and the ways in which its shops are booked, each shop in one of them. */
export interface Trade {
  readonly words: readonly [string, ...string[]];
  readonly bookings: readonly [Booking, ...Booking[]];
}

/** Everything that a kind of books is made from. */
export interface Profile {
  readonly name: string;
  readonly payees: readonly Payee[];
  /** Shops that are met once or twice: a name of an owner and a word of a trade. */
  readonly rareShops: {
    readonly owners: readonly [string, ...string[]];
    readonly trades: readonly [Trade, ...Trade[]];
  };
  readonly places: readonly [string, ...string[]];
  readonly dialects: readonly [Dialect, ...Dialect[]];
  /** A text as somebody mistyped it or a bank broke it. */
  readonly damaged: (text: string, chance: Chance) => string;
  readonly seeds: readonly number[];
}
