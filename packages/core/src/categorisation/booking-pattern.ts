import { type AccountNo, isTransferAccount } from "../account-plan/index.ts";
import { negateOre } from "../money/index.ts";
import { countedEntries, type Entry, isRoundingRow, type Transaction } from "../transaction/index.ts";

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
  return (
    a === b ||
    (a.accounts === b.accounts &&
      a.shares.every((share, place) => Math.abs(share - Number(b.shares[place])) <= SAME_SHARE))
  );
}

/** The rows of a booking that count and are not 0. */
export function bookedRows({ entries }: Pick<Transaction, "entries">): readonly Entry[] {
  return countedEntries(entries).filter(({ amount }) => amount !== 0);
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
  const shares = new Map<AccountNo, number>();
  for (const row of rows) {
    if (row === own || isRoundingRow(row)) continue;
    shares.set(row.accountId, (shares.get(row.accountId) ?? 0) + row.amount / whole);
  }
  const inOrder = [...shares].sort(([a], [b]) => a - b);
  return {
    accounts: inOrder.map(([account, share]) => `${account}${share < 0 ? "-" : "+"}`).join(" "),
    shares: inOrder.map(([, share]) => share),
  };
}

function largestAmount(rows: readonly Entry[]): number {
  return rows.reduce((most, { amount }) => Math.max(most, Math.abs(amount)), 0);
}

function onlyPlace(rows: readonly Entry[], isWanted: (row: Entry) => boolean): number {
  const place = rows.findIndex(isWanted);
  return place === rows.findLastIndex(isWanted) ? place : -1;
}
