import { type AccountNo, accountNo } from "../account-plan/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { AccountTest } from "./book.ts";
import type { Ledger } from "./ledger.ts";
import { ACCOUNT_SPACE, elementAt, numberAt, type RowTable } from "./row-table.ts";

/** Which accounts a transaction is to have. */
export interface AccountsOfTransaction {
  /** Says which accounts these are: what was found by it is kept until another one is asked for. */
  readonly key: string;
  /** True for all accounts of the transaction. */
  readonly isAllowed: AccountTest;
  /** Each true for at least one of them. */
  readonly isNeeded: readonly AccountTest[];
}

interface Found {
  readonly key: string;
  /** Places in the book, in its order. */
  readonly vouchers: number[];
  /** How many rows have been looked at. */
  seen: number;
}

const foundOf = new WeakMap<RowTable, Found>();

/**
 * The transactions whose counted rows are on accounts of some kinds alone, in the order of the books. Each transaction is
 * looked at once, however the books are extended after it.
 */
export function transactionsOnAccounts(
  { registered }: Ledger,
  asked: AccountsOfTransaction,
): readonly Transaction[] {
  const { store, countedRows, voucherCount } = registered;
  const last = foundOf.get(store.counted);
  const found = last?.key === asked.key ? last : { key: asked.key, vouchers: [], seen: 0 };
  foundOf.set(store.counted, found);
  if (found.seen < countedRows) lookAtRows(found, store.counted, countedRows, asked);
  // In the books as they were before, those that came since are not there.
  return found.vouchers
    .filter((place) => place < voucherCount)
    .map((place) => elementAt(store.vouchers, place));
}

/** The rows of a transaction follow one another. What accounts it has is a number: a bit for each that is needed, and one more. */
function lookAtRows(
  found: Found,
  { account, voucher }: RowTable,
  length: number,
  { isAllowed, isNeeded }: AccountsOfTransaction,
): void {
  const wanted = 2 ** isNeeded.length - 1;
  const bitsOf = (id: AccountNo) =>
    isNeeded.reduce((bits, isOne, bit) => bits + (isOne(id) ? 2 ** bit : 0), isAllowed(id) ? 0 : wanted + 1);
  const known = new Int32Array(ACCOUNT_SPACE).fill(-1);
  let bits = 0;
  for (; found.seen < length; found.seen += 1) {
    const id = numberAt(account, found.seen);
    if (known[id] === -1) known[id] = bitsOf(accountNo(id));
    bits |= numberAt(known, id);
    const place = numberAt(voucher, found.seen);
    const isLast = found.seen + 1 === length || numberAt(voucher, found.seen + 1) !== place;
    if (!isLast) continue;
    if (bits === wanted) found.vouchers.push(place);
    bits = 0;
  }
}
