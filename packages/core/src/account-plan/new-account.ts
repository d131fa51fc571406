import { accountNo } from "./account-no.ts";
import type { Account } from "./account-plan.ts";
import { accountTypeOf } from "./account-type-of.ts";

export const NEW_ACCOUNT_NAME = "Nytt konto";

/** An account as it starts in the form: active, and with the name that new accounts get. */
export function newAccount(number: number, name: string = NEW_ACCOUNT_NAME): Account {
  const id = accountNo(number);
  return { id, name, type: accountTypeOf(id), active: true };
}
