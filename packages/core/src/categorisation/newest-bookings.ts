import type { Transaction } from "../transaction/index.ts";

/** What a draft may be booked as. */
export interface BookedAs {
  readonly booking: Transaction;
  /** False where the booking is one of the other drafts, which is like it as well. */
  readonly isOwn: boolean;
}

/** A draft that has a row of a booking with its day and text. */
export interface Match {
  readonly id: string;
  readonly place: number;
  readonly booking: Transaction;
  /** How many rows they share. */
  readonly shared: number;
  /** How many bookings the draft shares a row with. */
  readonly choices: number;
}

/**
 * The same drafts as the newest of the bookings that are alike to all of them (CT8): of two that nothing tells apart the
 * newer one is what a person has just registered. The last draft of the list chooses first, so that drafts that are the same
 * keep their order.
 */
export function withNewest(
  matches: readonly Match[],
  answers: ReadonlyMap<string, BookedAs>,
): ReadonlyMap<string, BookedAs> {
  const keys = keysOf(matches);
  const taken = new Set([...answers.values()].flatMap(({ isOwn, booking }) => (isOwn ? [booking] : [])));
  const free = Map.groupBy(
    [...keys.keys()].filter((booking) => !taken.has(booking)).toSorted(byAge),
    (booking) => keys.get(booking),
  );
  const newest = new Map(answers);
  const ids = new Set(matches.toSorted((a, b) => b.place - a.place).map(({ id }) => id));
  for (const id of ids) {
    const answer = answers.get(id);
    if (answer?.isOwn !== true) continue;
    const alike = free.get(keys.get(answer.booking)) ?? [];
    const [booking = answer.booking, ...others] = [answer.booking, ...alike].toSorted(byAge).reverse();
    alike.splice(0, alike.length, ...others.reverse());
    newest.set(id, { booking, isOwn: true });
  }
  return newest;
}

/** What tells bookings apart: the drafts that share rows with each, and how many. */
function keysOf(matches: readonly Match[]): ReadonlyMap<Transaction, string> {
  const keys = new Map<Transaction, string>();
  for (const { place, booking, shared } of matches.toSorted((a, b) => a.place - b.place))
    keys.set(booking, `${keys.get(booking) ?? ""} ${place}:${shared}`);
  return keys;
}

function byAge(a: Transaction, b: Transaction): number {
  return Number(a.date > b.date) - Number(a.date < b.date) || a.number - b.number;
}
