import type { Chance } from "./chance.ts";
import type { Payee, Profile } from "./payee.ts";

const SHOPS = 120;

/** Shops that a company meets once or a few times in three years: each has its own name, place and way of booking. */
export function rareShops(
  { rareShops: { owners, trades }, places }: Profile,
  chance: Chance,
): readonly Payee[] {
  const names = new Map<string, Payee>();
  while (names.size < SHOPS) {
    const trade = chance.pick(trades);
    const name = `${chance.pick(owners)} ${chance.pick(trade.words)}`;
    names.set(name, {
      names: [name],
      places: [chance.pick(places)],
      channel: chance.happens(0.8) ? "card" : "swish",
      number: `+4670${chance.digits(7)}`,
      rhythm: { weight: 1 },
      amounts: { from: 30, to: 1500 },
      habit: { always: chance.pick(trade.bookings) },
    });
  }
  return [...names.values()];
}
