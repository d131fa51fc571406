export {
  type AccountRows,
  accountRows,
  compareNumbers,
  compareVouchers,
  type LedgerRow,
  type LedgerVoucher,
  orderedAccountRows,
} from "./account-rows.ts";
export { type AccountTurnover, accountTurnover } from "./account-turnover.ts";
export type { CountedDrafts, DatedDraft, DraftCounts } from "./counted-drafts.ts";
export { type CashAndBank, cashAndBank, resultSoFar } from "./key-figures.ts";
export {
  type LastNumber,
  lastNumbers,
} from "./last-numbers.ts";
export { latestTransactions, transactionCount } from "./latest-transactions.ts";
export {
  buildLedger,
  draftsOf,
  extendLedger,
  type Ledger,
  type LedgerInput,
  transactionsOf,
  withDrafts,
  withoutDrafts,
} from "./ledger.ts";
export {
  closingBalances,
  type PeriodBalance,
  type PeriodBalances,
  periodBalances,
} from "./period-balances.ts";
export { type RangeResult, resultsOfRanges } from "./results-of-ranges.ts";
export { usedAccounts } from "./used-accounts.ts";
