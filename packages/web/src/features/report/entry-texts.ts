import type { AccountNo } from "@huvudbok/core/account-plan";
import { adjustmentText, type VoucherEntry } from "@huvudbok/core/report";

/** A row's own text, and what happened to the row afterwards. */
export function entryTexts({ text, adjustment }: VoucherEntry): readonly string[] {
  return [
    ...(text === undefined || text === "" ? [] : [text]),
    ...(adjustment === undefined ? [] : [adjustmentText(adjustment)]),
  ];
}

/** Number and name of the account that a row is on; a row of a draft may have none yet. */
export function entryAccountText(
  { accountNo }: Pick<VoucherEntry, "accountNo">,
  nameOf: (account: AccountNo) => string,
): string {
  return accountNo === undefined ? "Utan konto" : `${accountNo} ${nameOf(accountNo)}`;
}
