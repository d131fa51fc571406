import type { AccountNo } from "../../account-plan/index.ts";
import type { DateRange, IsoDate } from "../../calendar/index.ts";
import { partsOfPeriod, type VatBooks } from "../vat-moves.ts";
import { balancesSince } from "./balances-since.ts";
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

/**
 * Whether an account has been empty since a day ended, in the year of the day or in those that took over what it held: a
 * year whose account began with nothing has not, so that it says nothing of the VAT before it.
 */
function isEmptiedSince(years: readonly VatBooks[], account: AccountNo, day: IsoDate): boolean {
  for (const { ledger } of years.filter(({ ledger: { fiscalYear } }) => fiscalYear.to >= day)) {
    const { first, later } = balancesSince(ledger, account, day);
    if (ledger.fiscalYear.from > day && first === 0) return false;
    if (first === 0 || later.some(({ held }) => held === 0)) return true;
  }
  return false;
}
