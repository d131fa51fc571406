import { type Account, isAccountNo } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import { foodRateNotice } from "@huvudbok/core/transaction";
import type { EntryForm } from "../form/entry-rows.ts";

/** What the form says of VAT at the rate that food has on other days, its grey amounts included (TR29). */
export function foodNoticeOf(
  { rows, date }: Pick<EntryForm, "rows" | "date">,
  chart: ReadonlyMap<number, Account>,
  takenFrom: IsoDate | undefined,
): string | undefined {
  const entries = rows.flatMap(({ accountId, amount, share }) => {
    const counted = amount ?? share;
    return accountId === undefined || !isAccountNo(accountId) || counted === undefined
      ? []
      : [{ accountId: accountId, amount: counted }];
  });
  return foodRateNotice({ date, entries, takenFrom }, chart);
}
