import type { AccountBalance } from "../../../account-balance/index.ts";
import type { DateRange } from "../../../calendar/index.ts";
import type { DatedRate } from "../../../currency/index.ts";
import { MAX_ORE, type Ore, ore } from "../../../money/index.ts";
import { err, ok, type Result } from "../../../shared/index.ts";
import type { Transaction } from "../../../transaction/index.ts";
import type { ImportError } from "../../import-error.ts";
import { convertedAmounts } from "./converted-amounts.ts";
import { dayBefore, type RateFinder } from "./file-currency.ts";

/** What of a file's books has amounts. */
export interface BooksInCurrency {
  readonly openingBalances: readonly AccountBalance[];
  readonly transactions: readonly Transaction[];
}

export interface ConvertedBooks extends BooksInCurrency {
  /** The rate of the opening balances, when there are any. */
  readonly openingRate: DatedRate | undefined;
}

const TOO_LARGE: ImportError = { code: "amounts-too-large" };

/**
 * Books in another currency as kronor: each voucher by the rate of its day, the opening balances by that of the day
 * before the year; rows keep their original amounts (IM13). The first day without a rate is an error, and so are sums
 * that the books cannot hold.
 */
export function convertBooks(
  { openingBalances, transactions }: BooksInCurrency,
  fiscalYear: DateRange,
  { currency, rateOf }: { readonly currency: string; readonly rateOf: RateFinder },
): Result<ConvertedBooks, ImportError> {
  const opening = openingBalances.length === 0 ? undefined : rateOf(dayBefore(fiscalYear));
  if (isError(opening)) return err(opening);
  const balances = opening === undefined ? [] : convertBalances(openingBalances, opening);
  if (balances === undefined) return err(TOO_LARGE);
  const converted: Transaction[] = [];
  for (const transaction of transactions) {
    const rate = rateOf(transaction.date);
    if (isError(rate)) return err(rate);
    const made = convertTransaction(transaction, rate, currency);
    if (made === undefined) return err(TOO_LARGE);
    converted.push(made);
  }
  const books = { openingBalances: balances, transactions: converted };
  const error = limitError(books);
  return error === undefined ? ok({ ...books, openingRate: opening }) : err(error);
}

function isError(found: DatedRate | ImportError | undefined): found is ImportError {
  return found !== undefined && "code" in found;
}

function convertBalances(
  balances: readonly AccountBalance[],
  { value }: DatedRate,
): readonly AccountBalance[] | undefined {
  const items = balances.map((account) => ({ account, amount: account.balance, counts: true }));
  const all = convertedAmounts(items, value)?.map(({ account, kronor }) => ({ ...account, balance: kronor }));
  // An account may have less than half an öre.
  return all?.filter(({ balance, quantity }) => balance !== 0 || quantity !== undefined);
}

function convertTransaction(
  transaction: Transaction,
  { value }: DatedRate,
  currency: string,
): Transaction | undefined {
  const items = transaction.entries.map((entry) => ({
    entry,
    amount: entry.amount,
    counts: entry.adjustmentType !== false,
  }));
  const entries = convertedAmounts(items, value)?.map(({ entry, kronor, amount }) => ({
    ...entry,
    amount: kronor,
    foreignCurrencyAmount: { amount, currency },
  }));
  return entries === undefined ? undefined : { ...transaction, entries };
}

/** Sums must be exact, and every account must close with an amount that the next year can open with (IM14). */
function limitError({ openingBalances, transactions }: BooksInCurrency): ImportError | undefined {
  let turnover = 0;
  const balances = new Map<number, number>();
  const add = (account: number, amount: Ore, counts: boolean) => {
    turnover += Math.abs(amount);
    if (counts) balances.set(account, (balances.get(account) ?? 0) + amount);
  };
  for (const { accountId, balance } of openingBalances) add(accountId, balance, true);
  for (const { entries } of transactions) {
    for (const { accountId, amount, adjustmentType } of entries) {
      add(accountId, amount, adjustmentType !== false);
    }
  }
  if (turnover > Number.MAX_SAFE_INTEGER) return TOO_LARGE;
  const large = [...balances].find(([, balance]) => Math.abs(balance) > MAX_ORE);
  if (large === undefined) return undefined;
  return { code: "balance-too-large", account: String(large[0]), balance: ore(large[1]) };
}
