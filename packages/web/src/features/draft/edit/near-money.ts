import type { IsoDate } from "@huvudbok/core/calendar";
import {
  addToBookedMoney,
  type BookedMoney,
  type KnownMoney,
  knownMoney,
  nearTo,
  newBookedMoney,
} from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import type { Transaction } from "@huvudbok/core/transaction";

/** What a draft is checked against before its money is booked (CT11). */
export interface NearKnown extends KnownMoney {
  /** The same with the drafts before it in the list: of two that are the same the later one is asked about (CT12). */
  readonly before: KnownMoney;
}

/** What is known about a day; nothing for a draft without one. */
export type NearMoney = (date: IsoDate | undefined) => NearKnown;

const NO_MONEY = knownMoney(newBookedMoney(), []);
const NOTHING: NearKnown = { ...NO_MONEY, before: NO_MONEY };

/**
 * What is booked and waits about a day, as it is now and at once: so that who is led to Registrera is told before. The day
 * that was asked about last is remembered, since the rest of a form changes more often.
 */
export function nearMoney(
  registered: { values(): Iterable<Transaction> },
  drafts: ReadonlyMap<string, Draft>,
  ownId: string,
  around?: BookedMoney["around"],
): NearMoney {
  let last: { readonly date: IsoDate; readonly known: NearKnown } | undefined;
  return (date) => {
    if (date === undefined) return NOTHING;
    if (last?.date === date) return last.known;
    const booked = { ...newBookedMoney(), ...(around === undefined ? {} : { around }) };
    addToBookedMoney(booked, nearTo(registered.values(), date));
    const near = nearTo(drafts.values(), date);
    const first = idsBefore(drafts, ownId);
    const knownOf = (isCompared: (draft: Draft) => boolean) =>
      knownMoney(booked, near.filter(isCompared), near);
    const known = {
      ...knownOf(({ id }) => id !== ownId),
      before: knownOf(({ id }) => first.has(id)),
    };
    last = { date, known };
    return known;
  };
}

/** The drafts before one in the list; all of them for a new one. */
function idsBefore(drafts: ReadonlyMap<string, Draft>, ownId: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const id of drafts.keys()) {
    if (id === ownId) break;
    ids.add(id);
  }
  return ids;
}
