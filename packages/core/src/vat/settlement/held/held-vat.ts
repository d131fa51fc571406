import type { AccountNo } from "../../../account-plan/index.ts";
import type { DateRange } from "../../../calendar/index.ts";
import { partsOfPeriod, type VatBooks } from "../../vat-moves.ts";
import { rowsLeft } from "../rows-left.ts";
import { heldOn, isEmptiedSince } from "./held-on.ts";

/**
 * True while the VAT accounts hold what a period has put on them: it is not settled, and no account that has something
 * left of it has been empty since, as after one settlement of several periods (OV15).
 */
export function holdsVat(years: readonly VatBooks[], period: DateRange): boolean {
  return partsOfPeriod(years, period).some((part) =>
    rowsLeft(part).some(({ accountId }) => !isSettledSince(years, accountId, part.range)),
  );
}

/**
 * Whether a settlement has emptied an account since a period began, in the year of the period or in those that took over
 * what it held: VAT of two periods that meets on the account is still to be settled, and a year whose account began with
 * nothing has not taken it over, so that it says nothing of the VAT before it.
 */
function isSettledSince(years: readonly VatBooks[], account: AccountNo, range: DateRange): boolean {
  for (const { ledger } of years) {
    const { from } = ledger.fiscalYear;
    if (from > range.to && heldOn(ledger, account, range.to) === 0) return false;
    if (isEmptiedSince(ledger, account, range)) return true;
  }
  return false;
}
