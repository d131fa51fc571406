/** Numbers that look random and are the same on every machine for the same seed. */
export interface Random {
  /** 0 or more, less than 1. */
  readonly next: () => number;
  /** A whole number from 0 to `below` - 1. */
  readonly below: (below: number) => number;
  /** One of the items. */
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** A 32-bit generator with integer arithmetic only (the mulberry32 construction). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: ([first, ...rest]) => rest[below(rest.length + 1) - 1] ?? first };
}
