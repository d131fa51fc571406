import type { AccountNo } from "../../account-plan/index.ts";
import type { DateRange, IsoDate } from "../../calendar/index.ts";
import { type Ledger, orderedAccountRows } from "../../ledger/index.ts";
import { partsOfPeriod, type VatBooks } from "../vat-moves.ts";
import { lastingSettlements, vatSettlements } from "../vat-settlements.ts";
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
    const balances = balancesFrom(ledger, account, day);
    if (ledger.fiscalYear.from > day && balances[0] === 0) return false;
    if (balances.includes(0)) return true;
  }
  return false;
}

/**
 * What an account held when the day ended, or the year began if that is later, and after each row since. Settlements that
 * were reversed have emptied nothing.
 */
function balancesFrom(ledger: Ledger, account: AccountNo, day: IsoDate): readonly number[] {
  const rows = orderedAccountRows(ledger, account);
  const lasting = new Set<unknown>(lastingSettlements(ledger));
  const reversed = new Set<unknown>(vatSettlements(ledger).filter((each) => !lasting.has(each)));
  const opening = ledger.openingBalances.find(({ accountId }) => accountId === account);
  let held: number = opening?.balance ?? 0;
  const balances = [held];
  for (let index = 0; index < rows.length; index += 1) {
    const { voucher } = rows.at(index);
    if (reversed.has(voucher)) continue;
    held += rows.countedAt(index);
    if (voucher.date <= day) balances.pop();
    balances.push(held);
  }
  return balances;
}
