import { type AccountNo, isResultAccount, RESULT_BOOKING_ACCOUNT } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import { negateOre, type Ore, sumOre } from "../money/index.ts";
import type { Ledger } from "./ledger.ts";
import { closingBalances, periodBalances } from "./period-balances.ts";

export interface CashAndBank {
  /** Sum of the accounts, in öre. */
  readonly total: Ore;
  /** The accounts with money or debt on them, ascending. */
  readonly accounts: readonly { readonly accountId: AccountNo; readonly balance: Ore }[];
}

/** The balance of cash and bank, accounts 1900-1999, at the end of a day. */
export function cashAndBank(ledger: Ledger, through: IsoDate): CashAndBank {
  const accounts = [...closingBalances(ledger, through)]
    .map(([accountId, balance]) => ({ accountId, balance }))
    .filter(({ accountId, balance }) => accountId >= 1900 && accountId <= 1999 && balance !== 0);
  return { total: sumOre(accounts.map(({ balance }) => balance)), accounts };
}

/**
 * The result of the year up to and including a day: profit positive. The booking of the year's result (8999) is left
 * out, since it would make every closed year zero.
 */
export function resultSoFar(ledger: Ledger, through: IsoDate): Ore {
  const balances = periodBalances(ledger, { from: ledger.fiscalYear.from, to: through });
  const amounts = [...balances]
    .filter(([accountId]) => isResultAccount(accountId) && accountId !== RESULT_BOOKING_ACCOUNT)
    .map(([, { period }]) => period);
  return negateOre(sumOre(amounts));
}

/** What of the year's result is not booked on 8999, profit positive: 0 in a year that is closed (CL6). */
export function resultToBook(ledger: Ledger): Ore {
  const balances = [...periodBalances(ledger, ledger.fiscalYear)];
  const amounts = balances.flatMap(([id, { period }]) => (isResultAccount(id) ? [period] : []));
  return negateOre(sumOre(amounts));
}
