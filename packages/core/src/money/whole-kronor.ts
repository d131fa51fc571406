import { type Ore, ore } from "./ore.ts";

const ONE_KRONA = 100;

/** The amount in whole kronor, in öre: öre are dropped, not rounded (VR2, TX6). */
export function cutToKronor(amount: Ore): Ore {
  return ore(Math.trunc(amount / ONE_KRONA) * ONE_KRONA);
}

/** Whether an amount has no öre. */
export function isWholeKronor(amount: Ore): boolean {
  return amount % ONE_KRONA === 0;
}

/** The number of kronor, as forms and files have it. */
export function kronorOf(amount: Ore): number {
  return Math.trunc(amount / ONE_KRONA);
}
