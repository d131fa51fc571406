export { daysOfAccounts } from "./account-days.ts";
export {
  type AccountRows,
  compareNumbers,
  compareVouchers,
  type LedgerRow,
  type LedgerVoucher,
  ledgerRows,
  orderedAccountRows,
} from "./account-rows.ts";
export { accountTurnover } from "./account-turnover.ts";
export { accountsBeside } from "./accounts-beside.ts";
export type { DraftCounts } from "./counted-drafts.ts";
export { type CashAndBank, cashAndBank, resultSoFar, resultToBook } from "./key-figures.ts";
export {
  type LastNumber,
  lastNumbers,
} from "./last-numbers.ts";
export { hasTransactionsAfter, latestTransactions, transactionCount } from "./latest-transactions.ts";
export {
  buildLedger,
  draftsOf,
  extendLedger,
  type Ledger,
  type LedgerInput,
  transactionsOf,
  withDrafts,
} from "./ledger.ts";
export {
  closingBalances,
  type PeriodBalances,
  periodBalances,
  periodBalancesOfDays,
} from "./period-balances.ts";
export { type RangeResult, resultsOfRanges } from "./results-of-ranges.ts";
export { transactionsOnAccounts } from "./transactions-on-accounts.ts";
export { usedAccounts } from "./used-accounts.ts";
