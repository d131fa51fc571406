import { type AccountNo, type AccountPlan, resultAccounts } from "../account-plan/index.ts";
import type { AssetList } from "../asset/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import type { CompanyType, ResultAccounts } from "../company/index.ts";
import type { Draft } from "../draft/index.ts";
import type { Ledger } from "../ledger/index.ts";
import type { Ore } from "../money/index.ts";

/** What the year before closed with: öre per account, or why that is not known. */
export type PreviousClosing =
  | { readonly state: "none" }
  | { readonly state: "unreadable" }
  | { readonly state: "known"; readonly balances: ReadonlyMap<AccountNo, Ore> };

/** A fiscal year that is to be closed. */
export interface ClosingBooks {
  readonly companyType: CompanyType;
  /** The registered transactions alone: drafts are never counted (CL1). */
  readonly ledger: Ledger;
  readonly plan: AccountPlan;
  /** The registered transactions of the year after, where there is one and it matters: it may have settled VAT (CL7). */
  readonly following?: Ledger | undefined;
  readonly drafts: readonly Draft[];
  readonly previous: PreviousClosing;
  /** Undefined where the company lacks the feature of asset lists. */
  readonly assetLists: readonly AssetList[] | undefined;
  /** The last total of the year that a bank or the tax account has stated, for each account with such a statement. */
  readonly statementTotals: ReadonlyMap<AccountNo, Ore>;
  readonly today: IsoDate;
}

/** What the entries of the result are made of. */
export type ResultBooks = Pick<ClosingBooks, "companyType" | "ledger" | "plan" | "today">;

/** The accounts that carry the result of the company's legal form, by its chart (AP9). */
export function resultAccountsOf({
  companyType,
  plan,
}: Pick<ClosingBooks, "companyType" | "plan">): ResultAccounts {
  return resultAccounts(companyType, plan.accounts2);
}

/** The first of the accounts that the chart lacks. */
export function missingAccount(plan: AccountPlan, accounts: readonly number[]): number | undefined {
  const known = new Set(plan.accounts2.map(({ id }) => Number(id)));
  return accounts.find((account) => !known.has(account));
}
