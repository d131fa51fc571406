import type { AccountNo } from "../account-plan/index.ts";
import type { Ore } from "../money/index.ts";
import type { AccountBalance } from "./account-balance.ts";
import { openingFromClosing } from "./opening-balance.ts";

interface OpeningYear {
  /** The opening balances that the year has, by account. */
  readonly saved: ReadonlyMap<string, AccountBalance>;
  /** The accounts of its chart. */
  readonly chart: { has(id: string): boolean };
}

interface CarriedOpening {
  readonly balances: readonly AccountBalance[];
  /** Accounts with a closing balance that the chart lacks. */
  readonly missing: readonly AccountNo[];
}

/**
 * What an import from the year before saves (AB6): the closing balances, on accounts that the year has, with the
 * quantities that stand there, since a year closes with none.
 */
export function openingFromYearBefore(
  closing: ReadonlyMap<AccountNo, Ore>,
  { saved, chart }: OpeningYear,
): CarriedOpening {
  const carried = openingFromClosing(closing);
  const isKnown = (id: string) => chart.has(id) || saved.has(id);
  return {
    balances: carried
      .filter(({ accountId }) => isKnown(String(accountId)))
      .map((balance) => ({ ...saved.get(String(balance.accountId)), ...balance })),
    missing: carried.flatMap(({ accountId }) => (isKnown(String(accountId)) ? [] : [accountId])),
  };
}
