import type { AccountNo } from "../../account-plan/index.ts";
import type { DateRange, IsoDate } from "../../calendar/index.ts";
import { type Ledger, orderedAccountRows } from "../../ledger/index.ts";
import { partsOfPeriod, type VatBooks } from "../vat-moves.ts";
import { rowsLeft } from "./rows-left.ts";

/**
 * True while the VAT accounts hold what a period has put on them: it is not settled, and no account that has something
 * left of it has been empty since, as after one settlement of several periods (OV15).
 */
export function holdsVat(years: readonly VatBooks[], period: DateRange): boolean {
  return partsOfPeriod(years, period).some((part) =>
    rowsLeft(part).some(({ accountId }) => !isEmptiedSince(years, accountId, part.range.to)),
  );
}

function isEmptiedSince(years: readonly VatBooks[], account: AccountNo, day: IsoDate): boolean {
  return years
    .filter(({ ledger }) => ledger.fiscalYear.to >= day)
    .some(({ ledger }) => balancesFrom(ledger, account, day).includes(0));
}

/** What an account held when the day ended, or the year began if that is later, and after each row since. */
function balancesFrom(ledger: Ledger, account: AccountNo, day: IsoDate): readonly number[] {
  const rows = orderedAccountRows(ledger, account);
  const opening = ledger.openingBalances.find(({ accountId }) => accountId === account);
  let held: number = opening?.balance ?? 0;
  const balances = [held];
  for (let index = 0; index < rows.length; index += 1) {
    held += rows.countedAt(index);
    if (rows.at(index).voucher.date <= day) balances.pop();
    balances.push(held);
  }
  return balances;
}
