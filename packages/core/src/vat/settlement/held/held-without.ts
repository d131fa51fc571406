import type { AccountNo } from "../../../account-plan/index.ts";
import { type Ore, sumOre, ZERO_ORE } from "../../../money/index.ts";
import { type TakenOfOpening, takenOn } from "../opening-settlements.ts";

/** What an account holds without what the year after has taken of it, which is no more than there is. */
export function heldWithout(taken: readonly TakenOfOpening[], account: AccountNo, held: Ore): Ore {
  const left = sumOre([held, takenOn(taken, account)]);
  if (Math.sign(left) !== Math.sign(held)) return ZERO_ORE;
  return Math.abs(left) < Math.abs(held) ? left : held;
}
