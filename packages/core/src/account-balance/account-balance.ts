import type { AccountNo } from "../account-plan/index.ts";
import type { Ore } from "../money/index.ts";

/** The opening balance of one account in a fiscal year: debit positive. */
export interface AccountBalance {
  readonly accountId: AccountNo;
  readonly balance: Ore;
  readonly quantity?: number;
}
