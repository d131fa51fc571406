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
  /** How many of what the account counts, where anything is counted. */
  readonly quantities: {
    readonly opening: ReadonlyMap<AccountNo, number>;
    readonly closing: ReadonlyMap<AccountNo, number>;
  };
}

/** Opening balances, and every row that is not struck, account by account; quantities likewise. */
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
  const openingQuantities = new Map<AccountNo, number>();
  for (const { accountId, balance, quantity } of openingBalances) {
    opening.set(accountId, balance);
    if (quantity !== undefined) openingQuantities.set(accountId, quantity);
  }
  const closing = new Map(opening);
  const closingQuantities = new Map(openingQuantities);
  for (const { entries } of transactions) {
    for (const { accountId, amount, quantity } of countedEntries(entries)) {
      closing.set(accountId, sumOre([closing.get(accountId) ?? ZERO_ORE, amount]));
      if (quantity !== undefined) {
        closingQuantities.set(accountId, addedQuantity(closingQuantities.get(accountId) ?? 0, quantity));
      }
    }
  }
  const quantities = { opening: openingQuantities, closing: closingQuantities };
  return { fiscalYear, opening, closing, quantities };
}

/** As many digits as every quantity is exact with: 0.1 and 0.2 are 0.3. */
const EXACT_DIGITS = 15;

function addedQuantity(a: number, b: number): number {
  return Number((a + b).toPrecision(EXACT_DIGITS));
}
