import type { AccountBalance } from "../../account-balance/index.ts";
import type { AccountNo } from "../../account-plan/index.ts";
import type { DateRange } from "../../calendar/index.ts";
import { type Ore, sumOre, ZERO_ORE } from "../../money/index.ts";
import { countedEntries, type Transaction } from "../../transaction/index.ts";

/** What the accounts held at the start and at the end of a fiscal year. */
export interface YearBalances {
  readonly fiscalYear: DateRange;
  readonly opening: ReadonlyMap<AccountNo, Ore>;
  readonly closing: ReadonlyMap<AccountNo, Ore>;
}

/** Opening balances, and every row that is not struck, account by account. */
export function yearBalances({
  fiscalYear,
  openingBalances,
  transactions,
}: {
  readonly fiscalYear: DateRange;
  readonly openingBalances: readonly AccountBalance[];
  readonly transactions: readonly Transaction[];
}): YearBalances {
  const opening = new Map<AccountNo, Ore>();
  for (const { accountId, balance } of openingBalances) opening.set(accountId, balance);
  const closing = new Map(opening);
  for (const { entries } of transactions) {
    for (const { accountId, amount } of countedEntries(entries)) {
      closing.set(accountId, sumOre([closing.get(accountId) ?? ZERO_ORE, amount]));
    }
  }
  return { fiscalYear, opening, closing };
}
