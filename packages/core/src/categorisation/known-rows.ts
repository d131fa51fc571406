import type { IsoDate } from "../calendar/index.ts";
import type { Draft } from "../draft/index.ts";
import type { Entry, Transaction } from "../transaction/index.ts";
import { isVatSettlement, vatRows } from "../vat/index.ts";

/** A day and a text, by which what may be one event is found. */
export function eventKey({ date, text }: { readonly date: IsoDate; readonly text: string }): string {
  return `${date} ${text.trim()}`;
}

function dayOf(event: string): string {
  return event.slice(0, "2026-01-31".length);
}

/** A booking with its rows as they stand in an event, after the one that was added to the same day before it. */
interface Added {
  readonly event: Transaction;
  readonly rows: readonly Entry[];
  readonly booking: Transaction;
  readonly before: Added | undefined;
}

/** The bookings of a day by their rows, as far as they have been sorted out. */
interface SortedDay {
  readonly byRow: Map<string, Transaction[]>;
  upTo: Added | undefined;
}

/**
 * The rows of bookings, which are looked up by day, text, account and amount: as drafts are compared with one another. Of
 * a year few days are asked for, and those are sorted out then: adding a booking costs the same however many rows it has.
 */
export class KnownRows {
  readonly #latest = new Map<string, Added>();
  readonly #sorted = new Map<string, SortedDay>();
  /** The events that a booking has replaced. */
  readonly #replaced = new Map<Transaction, string[]>();

  /** The rows as they stand in `event`: the booking itself, or what it has replaced. */
  add(event: Transaction, rows: readonly Entry[], booking: Transaction): void {
    const { date } = event;
    this.#latest.set(date, { event, rows, booking, before: this.#latest.get(date) });
    if (event === booking) return;
    const replaced = this.#replaced.get(booking);
    if (replaced === undefined) this.#replaced.set(booking, [eventKey(event)]);
    else replaced.push(eventKey(event));
  }

  /** Those of an event that have such a row, in the order in which they were added; none without an account. */
  bookingsOf(event: string, { accountId, amount }: Draft["entries"][number]): readonly Transaction[] {
    if (accountId === undefined) return [];
    return this.#rowsOf(dayOf(event)).get(keyOf(event, { accountId, amount })) ?? [];
  }

  /** The last of a day that settles the same VAT as such rows, whatever its text (VR13); none where they are no settlement. */
  settlementLike(date: IsoDate, rows: readonly Entry[]): Transaction | undefined {
    return isVatSettlement(rows) ? this.#rowsOf(date).get(settlementKey(rows))?.at(-1) : undefined;
  }

  /** The events that a booking is: its own, and those that it has replaced. */
  eventsOf(booking: Transaction): readonly string[] {
    return [eventKey(booking), ...(this.#replaced.get(booking) ?? [])];
  }

  #rowsOf(day: string): SortedDay["byRow"] {
    const latest = this.#latest.get(day);
    const sorted: SortedDay = this.#sorted.get(day) ?? { byRow: new Map(), upTo: undefined };
    const more: Added[] = [];
    for (let one = latest; one !== undefined && one !== sorted.upTo; one = one.before) more.push(one);
    for (const one of more.reverse()) sortInto(sorted.byRow, one);
    sorted.upTo = latest;
    this.#sorted.set(day, sorted);
    return sorted.byRow;
  }
}

function sortInto(byRow: SortedDay["byRow"], { event, rows, booking }: Added): void {
  const known = eventKey(event);
  for (const row of rows) addTo(byRow, keyOf(known, row), booking);
  if (isVatSettlement(rows)) addTo(byRow, settlementKey(rows), booking);
}

function addTo(byRow: SortedDay["byRow"], key: string, booking: Transaction): void {
  const bookings = byRow.get(key);
  if (bookings === undefined) byRow.set(key, [booking]);
  // A booking may have a row twice.
  else if (bookings.at(-1) !== booking) bookings.push(booking);
}

/** No account begins with a letter. */
function settlementKey(entries: readonly Entry[]): string {
  const taken = [...vatRows({ entries })].map(([account, amount]) => `${account} ${amount}`);
  return `settles ${taken.toSorted().join(" ")}`;
}

function keyOf(event: string, { accountId, amount }: Pick<Entry, "accountId" | "amount">): string {
  return `${accountId} ${amount} ${event}`;
}
