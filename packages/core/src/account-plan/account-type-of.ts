import { type AccountNo, accountNo } from "./account-no.ts";
import type { Account, AccountType } from "./account-plan.ts";

/**
 * The type of an account that is new to a chart: what a known chart says of the number, else by the number itself
 * (clarification B43).
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

export const NEW_ACCOUNT_NAME = "Nytt konto";

/** An account as it starts in the form: active, and named as the specification names a new one. */
export function newAccount(number: number, name: string = NEW_ACCOUNT_NAME): Account {
  const id = accountNo(number);
  return { id, name, type: accountTypeOf(id), active: true };
}
