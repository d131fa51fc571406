import type { IsoDate } from "@huvudbok/core/calendar";
import {
  addToBookedMoney,
  type KnownMoney,
  knownMoney,
  nearTo,
  newBookedMoney,
} from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import type { Transaction } from "@huvudbok/core/transaction";

/** What a draft of a day is checked against before its money is booked (CT11); nothing for one without a day. */
export type NearMoney = (date: IsoDate | undefined) => KnownMoney;

const NOTHING = knownMoney(newBookedMoney(), []);

/**
 * What is booked and waits about a day, as it is now and at once: so that who is led to Registrera is told before. The day
 * that was asked about last is remembered, since the rest of a form changes more often.
 */
export function nearMoney(
  registered: ReadonlyMap<string, Transaction>,
  drafts: ReadonlyMap<string, Draft>,
  ownId: string,
): NearMoney {
  let last: { readonly date: IsoDate; readonly known: KnownMoney } | undefined;
  return (date) => {
    if (date === undefined) return NOTHING;
    if (last?.date === date) return last.known;
    const booked = newBookedMoney();
    addToBookedMoney(booked, nearTo(registered.values(), date));
    const others = nearTo(drafts.values(), date).filter(({ id }) => id !== ownId);
    last = { date, known: knownMoney(booked, others) };
    return last.known;
  };
}
