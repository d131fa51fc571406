import { type AccountNo, accountNo } from "../account-plan/index.ts";
import { type DateRange, dayNumber, type IsoDate } from "../calendar/index.ts";
import { type Ore, oreOfSum, runningSum } from "../money/index.ts";
import type { Book, BookVoucher } from "./book.ts";
import { dayTable } from "./day-table.ts";
import type { Ledger } from "./ledger.ts";
import { ACCOUNT_SPACE, elementAt, numberAt } from "./row-table.ts";

/** The opening balance, change and closing balance of one account in a period, in öre: debit positive. */
export interface PeriodBalance {
  /** Opening balance of the year and everything before the period. */
  readonly opening: Ore;
  /** Sum of the rows in the period. */
  readonly period: Ore;
  /** opening + period. */
  readonly closing: Ore;
  /** How many rows the period holds; distinguishes "moved and cleared" from "not touched". */
  readonly rows: number;
}

export type PeriodBalances = ReadonlyMap<AccountNo, PeriodBalance>;

/**
 * Running sums, indexed by account number. Room for every number takes longer to allocate than a small company's rows to
 * add up, so there is one, which each use leaves empty.
 */
const sums = {
  opening: new Float64Array(ACCOUNT_SPACE),
  period: new Float64Array(ACCOUNT_SPACE),
  rows: new Int32Array(ACCOUNT_SPACE),
  isUsed: new Uint8Array(ACCOUNT_SPACE),
};
/** The accounts of `isUsed`, so that not every number is looked at. */
const used: number[] = [];

/**
 * Opening, period and closing of every account with an opening balance or a row up to the end of the range, in order
 * of account number: one pass over the rows. Struck rows are in no sum.
 */
export function periodBalances(ledger: Ledger, range: DateRange): PeriodBalances {
  return balancesBy(addRows, ledger, range);
}

/**
 * The same, from sums by account and day that are kept with the books and grow with them: dearer the first time, and then
 * cheap for any number of periods, also after a transaction is added.
 */
export function periodBalancesOfDays(ledger: Ledger, range: DateRange): PeriodBalances {
  return balancesBy(addDays, ledger, range);
}

type AddBook = <Voucher extends BookVoucher>(book: Book<Voucher>, range: DateRange) => void;

function balancesBy(add: AddBook, ledger: Ledger, range: DateRange): PeriodBalances {
  try {
    for (const { accountId, balance } of ledger.openingBalances) {
      if (balance === 0) continue;
      use(accountId);
      sums.opening[accountId] = runningSum(numberAt(sums.opening, accountId), balance);
    }
    add(ledger.registered, range);
    if (ledger.drafts !== undefined) add(ledger.drafts.book, range);
    return balancesOfUsed();
  } finally {
    clear();
  }
}

/**
 * Closing balance per account: opening balance and every row up to and including `through`, or of the whole year.
 * Accounts that end at zero are kept.
 */
export function closingBalances(ledger: Ledger, through?: IsoDate): ReadonlyMap<AccountNo, Ore> {
  const range = { from: ledger.fiscalYear.from, to: through ?? ledger.fiscalYear.to };
  return new Map([...periodBalances(ledger, range)].map(([account, { closing }]) => [account, closing]));
}

function addRows<Voucher extends BookVoucher>(book: Book<Voucher>, range: DateRange): void {
  const { account, amount, day } = book.store.counted;
  const [from, to] = [dayNumber(range.from), dayNumber(range.to)];
  for (let row = 0; row < book.countedRows; row++) {
    const rowDay = numberAt(day, row);
    if (rowDay > to) continue;
    addTo(numberAt(account, row), rowDay < from, numberAt(amount, row), 1);
  }
}

function addDays<Voucher extends BookVoucher>(book: Book<Voucher>, range: DateRange): void {
  const { account, amount, day, rows } = dayTable(book);
  const [from, to] = [dayNumber(range.from), dayNumber(range.to)];
  for (let place = 0; place < account.length; place++) {
    const ofDay = elementAt(day, place);
    if (ofDay > to) continue;
    addTo(elementAt(account, place), ofDay < from, elementAt(amount, place), elementAt(rows, place));
  }
}

function addTo(id: number, isBefore: boolean, amount: number, rows: number): void {
  use(id);
  if (isBefore) {
    sums.opening[id] = runningSum(numberAt(sums.opening, id), amount);
    return;
  }
  sums.period[id] = runningSum(numberAt(sums.period, id), amount);
  sums.rows[id] = numberAt(sums.rows, id) + rows;
}

function use(id: number): void {
  if (sums.isUsed[id] === 1) return;
  sums.isUsed[id] = 1;
  used.push(id);
}

function clear(): void {
  for (const id of used) {
    sums.opening[id] = 0;
    sums.period[id] = 0;
    sums.rows[id] = 0;
    sums.isUsed[id] = 0;
  }
  used.length = 0;
}

function balancesOfUsed(): PeriodBalances {
  const balances = new Map<AccountNo, PeriodBalance>();
  for (const id of used.toSorted((a, b) => a - b)) {
    const [opening, period] = [numberAt(sums.opening, id), numberAt(sums.period, id)];
    balances.set(accountNo(id), {
      opening: oreOfSum(opening),
      period: oreOfSum(period),
      closing: oreOfSum(runningSum(opening, period)),
      rows: numberAt(sums.rows, id),
    });
  }
  return balances;
}
