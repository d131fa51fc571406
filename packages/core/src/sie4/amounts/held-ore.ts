import { type Ore, ore } from "../../money/index.ts";

/**
 * A sum of amounts of a file, for a message. Each amount is held exactly, but a file may hold more of the largest ones
 * than any sum can be exact for; such a sum is given as the largest exact one.
 */
export function heldOre(sum: number): Ore {
  return ore(Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, sum)));
}
