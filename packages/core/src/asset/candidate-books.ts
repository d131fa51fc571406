import type { AccountBalance } from "../account-balance/index.ts";
import type { DateRange } from "../calendar/index.ts";
import type { FiscalYearId } from "../fiscal-year/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { AssetList } from "./asset.ts";
import type { YearOfTransactions } from "./correction-chain.ts";

/** What items are proposed from, and their purchases followed in. */
export interface CandidateBooks {
  readonly year: DateRange & { readonly id: FiscalYearId };
  readonly transactions: Iterable<Transaction>;
  readonly openingBalances: Iterable<Pick<AccountBalance, "accountId" | "balance">>;
  /** All lists of the year: what one of them has is not proposed again. */
  readonly lists: readonly AssetList[];
  /** Other years in which purchases may have been corrected. */
  readonly earlier?: readonly YearOfTransactions[];
}
