import type { Draft } from "../draft/index.ts";
import type { Entry, Transaction } from "../transaction/index.ts";

type LookedUp = Pick<Draft, "date" | "text">;

/** The rows of bookings, which are looked up by day, text, account and amount: as drafts are compared with one another. */
export class KnownRows {
  readonly #bookings = new Map<string, Transaction>();

  /** The rows as they stand in `event`: the booking itself, or what it has replaced. */
  add(event: Transaction, rows: readonly Entry[], booking: Transaction): void {
    for (const row of rows) this.#bookings.set(keyOf(event, row), booking);
  }

  /** The latest that was added of those that have such a row; none without a day or an account. */
  bookingOf(
    { date, text }: LookedUp,
    { accountId, amount }: Draft["entries"][number],
  ): Transaction | undefined {
    if (date === undefined || accountId === undefined) return undefined;
    return this.#bookings.get(keyOf({ date, text }, { accountId, amount }));
  }
}

function keyOf({ date, text }: LookedUp, { accountId, amount }: Pick<Entry, "accountId" | "amount">): string {
  return `${date} ${accountId} ${amount} ${text.trim()}`;
}
