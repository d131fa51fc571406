import { pseudoRandom } from "@huvudbok/core/shared";

/** Numbers that look random and are the same on every machine for the same seed. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  readonly below: (below: number) => number;
  /** One of the items. */
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

export function seededRandom(seed: number): Random {
  const next = pseudoRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: ([first, ...rest]) => rest[below(rest.length + 1) - 1] ?? first };
}
