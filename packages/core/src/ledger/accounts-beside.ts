import { type AccountNo, accountNo } from "../account-plan/index.ts";
import { type DateRange, dayNumber } from "../calendar/index.ts";
import type { AccountTest } from "./book.ts";
import type { Ledger } from "./ledger.ts";
import { numberAt } from "./row-table.ts";

/**
 * The accounts of the transactions in a range that have a row on one of the asked accounts, those too: one pass over the
 * rows. Struck rows do not count.
 */
export function accountsBeside(
  { registered }: Ledger,
  range: DateRange,
  isAsked: AccountTest,
): ReadonlySet<AccountNo> {
  const { account, day, voucher, accounts } = registered.store.counted;
  const asked = new Set(accounts.filter((id) => isAsked(accountNo(id))));
  const [from, to] = [dayNumber(range.from), dayNumber(range.to)];
  const found = new Set<number>();
  let first = 0;
  let hasAsked = false;
  for (let row = 0; row < registered.countedRows; row += 1) {
    // The rows of a transaction follow one another.
    if (numberAt(voucher, row) !== numberAt(voucher, first)) {
      first = row;
      hasAsked = false;
    }
    const rowDay = numberAt(day, row);
    if (rowDay < from || rowDay > to) continue;
    const id = numberAt(account, row);
    if (hasAsked) found.add(id);
    else if (asked.has(id)) {
      hasAsked = true;
      for (let before = first; before <= row; before += 1) found.add(numberAt(account, before));
    }
  }
  return new Set([...found].map(accountNo));
}
