import { type Account, activatedAccount } from "@huvudbok/core/account-plan";
import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import type { NewTransaction } from "@huvudbok/core/transaction";
import type { EditOf } from "../../../data/documents/document-edit.ts";

/** Accounts that were inactive become active in the commit that books on them (PG28); no change when all are active. */
export function activatedAccounts(
  fiscalYearId: FiscalYearId,
  { entries }: Pick<NewTransaction, "entries">,
  accounts: ReadonlyMap<number, Account>,
): readonly EditOf<"accountPlan">[] {
  const inactive = new Set(entries.map((entry) => accounts.get(entry.accountId)));
  const put = [...inactive].flatMap((account) =>
    account === undefined || account.active ? [] : [activatedAccount(account)],
  );
  return put.length === 0 ? [] : [{ kind: "accountPlan", fiscalYearId, put }];
}
