import type { AccountNo } from "../../../account-plan/index.ts";
import { type Ore, sumOre } from "../../../money/index.ts";
import { type TakenOfOpening, takenOn } from "../opening-settlements.ts";
import { nearerZero } from "./nearer-zero.ts";

/** What an account holds without what the year after has taken of it, which is no more than there is. */
export function heldWithout(taken: readonly TakenOfOpening[], account: AccountNo, held: Ore): Ore {
  return nearerZero(sumOre([held, takenOn(taken, account)]), held);
}
