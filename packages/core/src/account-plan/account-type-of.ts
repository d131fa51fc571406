import type { AccountNo } from "./account-no.ts";
import type { Account, AccountType } from "./account-plan.ts";

/**
 * The type of an account that is new to a chart: what a known chart says of the number, else by the number itself
 * (AP4).
 */
export function accountTypeOf(
  account: AccountNo,
  known?: ReadonlyMap<number, Pick<Account, "type">>,
): AccountType {
  return known?.get(account)?.type ?? typeByNumber(account);
}

function typeByNumber(account: AccountNo): AccountType {
  if (account < 2000) return "asset";
  if (account < 2100) return "equity";
  if (account < 3000) return "liability";
  if (account < 4000) return "income";
  return account < 9000 ? "cost" : "statistics";
}
