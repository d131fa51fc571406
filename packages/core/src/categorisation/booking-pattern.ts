import { type AccountNo, isTransferAccount } from "../account-plan/index.ts";
import { negateOre } from "../money/index.ts";
import { bookedEntries, type Entry, isRoundingRow, type Transaction } from "../transaction/index.ts";

/**
 * How an amount was booked, whatever the amount: the accounts with the share that each has of it. As seen from one row
 * the shares are those of the other rows and sum to 1; of a whole booking they are parts of its largest row.
 */
export interface BookingPattern {
  /** The accounts in their order, each with the sign of its share. */
  readonly accounts: string;
  readonly shares: readonly number[];
}

/** Shares that differ less are the same: VAT is rounded, and prices are. */
const SAME_SHARE = 0.02;

/** Whether two patterns are one habit: the same accounts with the same signs, and shares within 2 percent (CT2). */
export function isSamePattern(a: BookingPattern, b: BookingPattern): boolean {
  if (a === b) return true;
  if (a.accounts !== b.accounts) return false;
  // Every booking is compared with dozens of patterns: nothing is allocated.
  for (let place = 0; place < a.shares.length; place += 1) {
    if (!(Math.abs(Number(a.shares[place]) - Number(b.shares[place])) <= SAME_SHARE)) return false;
  }
  return true;
}

/** The rows of a booking that count and are not 0. */
export function bookedRows({ entries }: Pick<Transaction, "entries">): readonly Entry[] {
  const rows = bookedEntries(entries);
  // An index keeps them: the same list takes no room of its own.
  return rows.length === entries.length ? entries : rows;
}

/**
 * The place of the row that a statement of the account would show: the only one on that account, or else, as money is
 * booked alike whichever account it comes from, the only one on an account that money is moved between. -1 for none.
 */
export function statementRow(rows: readonly Entry[], account: AccountNo): number {
  const isOnAccount = (row: Entry) => row.accountId === account;
  if (rows.some(isOnAccount)) return onlyPlace(rows, isOnAccount);
  return isTransferAccount(account) ? onlyPlace(rows, (row) => isTransferAccount(row.accountId)) : -1;
}

/** How the row at a place was booked, by the other rows; the whole booking where no place is given. */
export function patternOf(rows: readonly Entry[], place?: number): BookingPattern {
  const own = place === undefined ? undefined : rows[place];
  const whole = own === undefined ? largestAmount(rows) : negateOre(own.amount);
  const inOrder: { readonly account: AccountNo; share: number }[] = [];
  for (const row of rows) {
    if (row === own || isRoundingRow(row)) continue;
    const share = row.amount / whole;
    const known = inOrder.find(({ account }) => account === row.accountId);
    if (known === undefined) inOrder.push({ account: row.accountId, share });
    else known.share += share;
  }
  inOrder.sort((a, b) => a.account - b.account);
  let accounts = "";
  for (const { account, share } of inOrder) {
    accounts += `${accounts === "" ? "" : " "}${account}${share < 0 ? "-" : "+"}`;
  }
  return { accounts, shares: inOrder.map(({ share }) => share) };
}

function largestAmount(rows: readonly Entry[]): number {
  return rows.reduce((most, { amount }) => Math.max(most, Math.abs(amount)), 0);
}

function onlyPlace(rows: readonly Entry[], isWanted: (row: Entry) => boolean): number {
  const place = rows.findIndex(isWanted);
  return place === rows.findLastIndex(isWanted) ? place : -1;
}
