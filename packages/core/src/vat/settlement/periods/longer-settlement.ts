import type { AccountNo } from "../../../account-plan/index.ts";
import type { Ledger } from "../../../ledger/index.ts";
import { sumOre } from "../../../money/index.ts";
import type { Transaction } from "../../../transaction/index.ts";
import { settledOn, vatRows } from "../../vat-settlements.ts";
import { movesOfDays } from "../moves-of-days.ts";
import {
  type DaysOfPeriod,
  daysOfPeriods,
  isOfOnePeriod,
  keyOfPeriod,
  lateSettlement,
  settlementsWithin,
} from "../own-settlements.ts";
import { remembered } from "../remembered.ts";
import { LONGER_KINDS } from "./whole-settlement.ts";

/** What has settled a longer period that holds the days of another one. */
export interface LongerSettlement {
  readonly settlements: readonly Transaction[];
  /** The accounts that nothing is left on of the longer period. */
  readonly accounts: ReadonlySet<AccountNo>;
}

/**
 * The longer periods that hold the days of a month or quarter and were settled as they are: a company that has changed the
 * kind of its period has settled the parts of them with the whole (VR21). Not one whose settlements are those of its parts.
 */
export const longerSettlements = remembered(findLonger, keyOfPeriod);

function findLonger(ledger: Ledger, { range, type }: DaysOfPeriod): readonly LongerSettlement[] {
  return LONGER_KINDS[type].flatMap((kind) => {
    const days = daysOfPeriods(ledger, kind).filter(({ from, to }) => from <= range.from && range.to <= to);
    return days.flatMap((longer) => {
      const late = lateSettlement(ledger, { range: longer, type: kind });
      const own = settlementsWithin(ledger, { range: longer, type: kind });
      const all = late === undefined ? own : [...own, late];
      const settlements = all.filter((each) => !isOfOnePeriod(ledger, type, each));
      const rows = new Set(settlements.flatMap((each) => [...vatRows(each).keys()]));
      const { moved } = movesOfDays(ledger, longer);
      const settled = [...moved].filter(
        ([account, sum]) => rows.has(account) && sumOre([sum, settledOn(all, account)]) === 0,
      );
      const accounts = new Set(settled.map(([account]) => account));
      return accounts.size === 0 ? [] : [{ settlements, accounts }];
    });
  });
}
