import type { Account, AccountPlan } from "../account-plan/index.ts";
import type { Ledger } from "../ledger/index.ts";
import { negateOre, ZERO_ORE } from "../money/index.ts";
import { usedField } from "./filled-fields.ts";
import { accountAmounts, exemptAccounts } from "./place-balances.ts";
import { type SruEntries, sruFieldsOf } from "./sru-entries.ts";
import type { TaxForm } from "./tax-form.ts";

/** An account as the chart has it, and the code that the form has for its number. */
export interface FormCode {
  readonly account: Account;
  readonly code: number;
}

/**
 * The accounts of the return without a code, or with that of another field than the form has for their number (TX16).
 * Of the two fields of a row the sign of the account decides. Accounts that the form does not know, and those that need
 * no field (TX3), are none of them.
 */
export function formCodes(
  ledger: Ledger,
  plan: Pick<AccountPlan, "accounts2">,
  { form }: Pick<TaxForm, "form">,
  entries: SruEntries,
): readonly FormCode[] {
  const used = accountAmounts(ledger, plan);
  const exempt = exemptAccounts(used, form);
  return used.flatMap(({ account, accountNo, amount }): readonly FormCode[] => {
    const entry = entries.ofAccount(accountNo);
    if (account === undefined || entry === undefined || exempt.has(accountNo)) return [];
    if (sruFieldsOf(entry).some(({ sru }) => sru === account.sru)) return [];
    return [{ account, code: usedField(entry, negateOre(amount)).sru }];
  });
}

/** The field that a form has for an account: its code, and the number of its row. */
export interface SuggestedCode {
  readonly sru: number;
  readonly section: string;
}

/**
 * The field of the form for the number of an account that is not booked on yet (TX17); undefined where the form has none.
 * Either code of a pair leads to both of its fields (TX4), so that the first is as good as the other.
 */
export function formCodeOf({ ofAccount }: SruEntries, account: number): SuggestedCode | undefined {
  const entry = ofAccount(account);
  if (entry === undefined) return undefined;
  const { sru, section } = usedField(entry, ZERO_ORE);
  return { sru, section };
}

/** The accounts with the codes of the form. */
export function withFormCodes(codes: readonly FormCode[]): readonly Account[] {
  return codes.map(({ account, code }) => ({ ...account, sru: code }));
}
