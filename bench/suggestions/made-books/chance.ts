import { type Random, seededRandom } from "../../support/random.ts";

/** Chances that are the same for the same seed. */
export interface Chance extends Random {
  /** True in that share of the times. */
  readonly happens: (share: number) => boolean;
  /** A whole number from the first to the last, both included. */
  readonly between: (first: number, last: number) => number;
  /** One of the items, each as often as its weight says; the last one when all weights are 0. */
  readonly weighed: <Item>(items: readonly (readonly [weight: number, item: Item])[]) => Item | undefined;
  /** So many digits. */
  readonly digits: (count: number) => string;
}

export function chanceOf(seed: number): Chance {
  const random = seededRandom(seed);
  const happens = (share: number) => random.below(1_000_000) < share * 1_000_000;
  const between = (first: number, last: number) => first + random.below(last - first + 1);
  const weighed = <Item>(items: readonly (readonly [number, Item])[]): Item | undefined => {
    let left = (random.below(1_000_000) / 1_000_000) * items.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, item] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return items.at(-1)?.[1];
  };
  const digits = (count: number) =>
    Array.from({ length: count }, (_, index) => String(index === 0 ? between(1, 9) : random.below(10))).join(
      "",
    );
  return { ...random, happens, between, weighed, digits };
}
