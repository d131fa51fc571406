import type { Account } from "../../account-plan/index.ts";
import type { IsoDate } from "../../calendar/index.ts";
import { mayHaveBothFoodRates, type VatSplitTable, vatOfAccount } from "../../transaction/index.ts";
import type { RateOfAccount } from "./vat-base-check.ts";

/**
 * The rate that each base account has in a period that ends on this day, for the check of each rate by itself (VR8). An
 * account that may have had food at 12 and at 6 percent has no known one, so that nothing rightly booked is told as wrong.
 */
export function ratesOfAccounts(
  accounts: ReadonlyMap<string, Account>,
  table: VatSplitTable,
  through: IsoDate,
): RateOfAccount {
  return (number) => {
    const account = accounts.get(String(number));
    if (account === undefined) return undefined;
    const vat = vatOfAccount(account, table, through);
    if (!vat.ok) return undefined;
    const { rate } = vat.value;
    return mayHaveBothFoodRates(account, rate, through) ? undefined : rate;
  };
}
