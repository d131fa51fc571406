import type { AccountNo } from "../../../account-plan/index.ts";
import { dayNumber, type IsoDate } from "../../../calendar/index.ts";
import type { Ledger } from "../../../ledger/index.ts";
import { type Ore, ore } from "../../../money/index.ts";
import { accountHistory } from "./account-history.ts";
import { heldOn } from "./held-on.ts";
import { nearerZero } from "./nearer-zero.ts";

/** What was put on an account, and the day through which it was. */
export interface PutOnAccount {
  readonly account: AccountNo;
  readonly amount: Ore;
  readonly through: IsoDate;
}

/**
 * How much of what was put on an account it has held ever since, in its year and in those after that took it over: the rest
 * has been paid.
 */
export function stillHeld(years: readonly Ledger[], { account, amount, through }: PutOnAccount): Ore {
  let least = amount;
  let last: number | undefined;
  for (const ledger of years) {
    const first = heldOn(ledger, account, through);
    const later = accountHistory(ledger, account).days.filter(({ day }) => day > dayNumber(through));
    // A year that began with something else says nothing of it.
    if (last !== undefined && first !== last) break;
    const held = [first, ...later.map((each) => each.held)];
    for (const each of held) least = nearerZero(least, ore(each));
    last = held.at(-1);
  }
  return least;
}
