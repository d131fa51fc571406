import { type Ore, ZERO_ORE } from "../../../money/index.ts";

/** The one nearer to 0 where both are on the same side, else nothing: no more than there is, and never away from 0. */
export function nearerZero(one: Ore, other: Ore): Ore {
  if (Math.sign(one) !== Math.sign(other)) return ZERO_ORE;
  return Math.abs(one) < Math.abs(other) ? one : other;
}
