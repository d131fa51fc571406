import type { AccountNo } from "../../../account-plan/index.ts";
import type { DateRange } from "../../../calendar/index.ts";
import { negateOre, type Ore, sumOre, ZERO_ORE } from "../../../money/index.ts";
import type { Transaction } from "../../../transaction/index.ts";
import { vatRows } from "../../vat-settlements.ts";

/** What a period that is over has left on each account. */
export interface PeriodLeft {
  readonly range: DateRange;
  readonly left: ReadonlyMap<AccountNo, Ore>;
}

/**
 * The first periods after one another of which a settlement takes, account by account, just what they have left together:
 * none where one of them alone has it.
 */
export function runTakenBy(settlement: Transaction, periods: readonly PeriodLeft[]): readonly DateRange[] {
  const rows = [...vatRows(settlement)];
  const leftOn = ({ left }: PeriodLeft, account: AccountNo) => left.get(account) ?? ZERO_ORE;
  // Those between them that have nothing left are settled as well.
  const taken = periods.filter((each) => rows.some(([account]) => leftOn(each, account) !== 0));
  const runs = taken.flatMap((_, start) =>
    taken.slice(start + 1).map((__, more) => taken.slice(start, start + more + 2)),
  );
  const run = runs.find((each) =>
    rows.every(
      ([account, amount]) => sumOre(each.map((period) => leftOn(period, account))) === negateOre(amount),
    ),
  );
  return (run ?? []).map(({ range }) => range);
}
