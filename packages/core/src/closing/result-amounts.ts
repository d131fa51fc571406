import { type AccountNo, accountNo, isResultAccount, RESULT_BOOKING_ACCOUNT } from "../account-plan/index.ts";
import { closingBalances, type Ledger, periodBalances, transactionsOf } from "../ledger/index.ts";
import { type Ore, ore, sumOre, ZERO_ORE } from "../money/index.ts";
import { countedEntries } from "../transaction/index.ts";
import { type ClosingBooks, type ResultBooks, resultAccountsOf } from "./closing-books.ts";

/** An account with what stands on it, in öre, debit positive. */
export interface AccountAmount {
  readonly accountId: AccountNo;
  readonly amount: Ore;
}

/** Where owners take out and put in, beside their result: 2011-2018. */
const OWNERS_ACCOUNTS = [2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018];

/** Whether owners are taxed themselves, so that 2011-2018 are emptied with last year's result (CL4). */
export function emptiesOwnersAccounts(books: Pick<ClosingBooks, "companyType" | "plan">): boolean {
  return resultAccountsOf(books).lastYearResult === undefined;
}

/** What is left on an account that is to be empty. */
export interface LeftAmount extends AccountAmount {
  /** The part of it that stood there when the year began, and can be moved then. */
  readonly opened: Ore;
}

/**
 * The accounts that are to be empty when last year's result has been moved on, each with what is left: its opening
 * balance and its rows in transactions that do not book a result on 8999. Where the owners are taxed themselves also
 * their own withdrawals and deposits (CL4). Only accounts with something left.
 */
export function leftOfLastYear(books: ResultBooks): readonly LeftAmount[] {
  const { yearResult, retainedEarnings } = resultAccountsOf(books);
  const owners = emptiesOwnersAccounts(books) ? OWNERS_ACCOUNTS : [];
  const equity = new Set([...owners, yearResult, retainedEarnings]);
  const left = new Map<number, Ore>([...owners, yearResult].map((account) => [account, ZERO_ORE]));
  const [opening, moved] = [new Map<number, Ore>(), new Map<number, Ore>()];
  const add = (sums: Map<number, Ore>, account: number, amount: Ore) => {
    sums.set(account, sumOre([sums.get(account) ?? ZERO_ORE, amount]));
  };
  for (const { accountId, balance } of books.ledger.openingBalances) {
    add(opening, accountId, balance);
    if (left.has(accountId)) add(left, accountId, balance);
  }
  for (const { entries } of transactionsOf(books.ledger)) {
    const counted = countedEntries(entries);
    if (counted.some(({ accountId }) => accountId === RESULT_BOOKING_ACCOUNT)) continue;
    const isMove = counted.every(({ accountId }) => equity.has(accountId));
    for (const { accountId, amount } of counted) {
      if (left.has(accountId)) add(left, accountId, amount);
      if (isMove) add(moved, accountId, amount);
    }
  }
  return [...left].flatMap(([account, amount]) => {
    if (amount === 0) return [];
    const opened =
      account === yearResult
        ? amount
        : openedPart(opening.get(account) ?? ZERO_ORE, moved.get(account) ?? ZERO_ORE);
    return [{ accountId: accountNo(account), amount, opened }];
  });
}

/** What is left of an opening balance: a move within the equity empties that first, then what came in the year. */
function openedPart(opening: Ore, moved: Ore): Ore {
  const rest = sumOre([opening, moved]);
  return opening > 0 ? ore(Math.min(opening, Math.max(0, rest))) : ore(Math.max(opening, Math.min(0, rest)));
}

/** What an account closes with. */
export function balanceOf(ledger: Ledger, account: number): Ore {
  return closingBalances(ledger).get(accountNo(account)) ?? ZERO_ORE;
}

/** The sum of all rows on the accounts of the result that are meant, debit positive; opening balances do not count. */
export function resultRows(ledger: Ledger, isMeant: (account: AccountNo) => boolean): Ore {
  return sumOre(
    [...periodBalances(ledger, ledger.fiscalYear)].flatMap(([account, { period }]) =>
      isResultAccount(account) && isMeant(account) ? [period] : [],
    ),
  );
}
