import { pseudoRandom } from "@huvudbok/core/shared";

/** Numbers that look drawn by chance and are the same for the same seed and name. */
export interface SeededRandom {
  /** A whole number from `min` to `max`, both included, in steps. */
  whole(min: number, max: number, step?: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

const FNV_START = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/**
 * A stream of its own for each name, so that one kind of event does not move when another kind gets more of them.
 * Names are hashed by FNV-1a.
 */
export function seededRandom(seed: number, name: string): SeededRandom {
  let state = FNV_START;
  for (const character of `${seed}:${name}`) {
    state = Math.imul(state ^ character.charCodeAt(0), FNV_PRIME);
  }
  const share = pseudoRandom(state);
  function whole(min: number, max: number, step = 1): number {
    return min + step * Math.floor(share() * (Math.floor((max - min) / step) + 1));
  }
  return {
    whole,
    pick: ([first, ...rest]) => rest[whole(0, rest.length) - 1] ?? first,
  };
}
