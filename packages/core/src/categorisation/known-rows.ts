import type { IsoDate } from "../calendar/index.ts";
import type { Draft } from "../draft/index.ts";
import type { Entry, Transaction } from "../transaction/index.ts";

/** A day and a text, by which what may be one event is found. */
export function eventKey({ date, text }: { readonly date: IsoDate; readonly text: string }): string {
  return `${date} ${text.trim()}`;
}

/** The rows of bookings, which are looked up by day, text, account and amount: as drafts are compared with one another. */
export class KnownRows {
  readonly #first = new Map<string, Transaction>();
  /** Of a row that several bookings have, all of them. */
  readonly #several = new Map<string, Transaction[]>();
  /** The events that a booking has replaced. */
  readonly #replaced = new Map<Transaction, string[]>();

  /** The rows as they stand in `event`: the booking itself, or what it has replaced. */
  add(event: Transaction, rows: readonly Entry[], booking: Transaction): void {
    const key = eventKey(event);
    for (const row of rows) this.#add(keyOf(key, row), booking);
    if (event === booking) return;
    const replaced = this.#replaced.get(booking);
    if (replaced === undefined) this.#replaced.set(booking, [key]);
    else replaced.push(key);
  }

  /** Those of an event that have such a row, in the order in which they were added; none without an account. */
  bookingsOf(event: string, { accountId, amount }: Draft["entries"][number]): readonly Transaction[] {
    if (accountId === undefined) return [];
    const key = keyOf(event, { accountId, amount });
    const first = this.#first.get(key);
    return this.#several.get(key) ?? (first === undefined ? [] : [first]);
  }

  /** The events that a booking is: its own, and those that it has replaced. */
  eventsOf(booking: Transaction): readonly string[] {
    return [eventKey(booking), ...(this.#replaced.get(booking) ?? [])];
  }

  #add(key: string, booking: Transaction): void {
    const first = this.#first.get(key);
    if (first === undefined) {
      this.#first.set(key, booking);
      return;
    }
    const several = this.#several.get(key) ?? [first];
    // A booking may have a row twice.
    if (several.at(-1) === booking) return;
    several.push(booking);
    this.#several.set(key, several);
  }
}

function keyOf(event: string, { accountId, amount }: Pick<Entry, "accountId" | "amount">): string {
  return `${accountId} ${amount} ${event}`;
}
