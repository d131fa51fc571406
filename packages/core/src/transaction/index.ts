export { attachedFileIds, fileRemovalHindrance, mayRemoveFile } from "./attached-files.ts";
export {
  compareTransactions,
  type TransactionSortKey,
} from "./compare-transactions.ts";
export {
  type DeletionHindrance,
  type DeletionRules,
  deletionHindrance,
  deletionHindranceText,
} from "./deletion-hindrance.ts";
export {
  defaultEditMode,
  directedAmount,
  directionOf,
  type MoneyDirection,
  type SimpleRows,
  simpleRows,
  type TransactionEditMode,
  turnedTo,
  usualDirection,
  withSimpleAmount,
} from "./edit-mode.ts";
export {
  type AmountRow,
  balancingRemainder,
  countedEntries,
  entriesBalance,
  entriesTurnover,
  isBalanced,
} from "./entries-balance.ts";
export type { NewTransactionTemplate } from "./new-transaction-template.ts";
export {
  type HighestNumbers,
  highestNumbers,
  type NumberGap,
  nextNumber,
  nextNumberInBooks,
  numberGaps,
} from "./numbering.ts";
export { addToRecall, type RecallIndex, recalledTransaction } from "./recall.ts";
export {
  copiedTransaction,
  firstOpenDay,
  type OpenPeriod,
  openDate,
  reversalHindranceText,
  reversedTransaction,
} from "./reversed-transaction.ts";
export { scaledByRow } from "./scaled-by-row.ts";
export { splitEntryVat, type VatParts, type VatSplitRules } from "./split-entry-vat.ts";
export {
  type Entry,
  type EntryObject,
  type ForeignCurrencyAmount,
  type LegacyAttachment,
  type NewTransaction,
  type Transaction,
  type TransactionId,
  type TransactionLink,
  transactionId,
} from "./transaction.ts";
export { TransactionOrder } from "./transaction-order.ts";
export { TransactionSearch } from "./transaction-search.ts";
export {
  ACCOUNT_NOT_IN_PLAN,
  dateErrors,
  entriesOfForm,
  isEmptyRow,
  type TransactionError,
  type TransactionForm,
  type TransactionFormRow,
  type TransactionRules,
  transactionErrorText,
  validateTransaction,
} from "./validate-transaction.ts";
export { type VatSplitRefusal, vatSplitRefusalText } from "./vat-split-refusal.ts";
export { type ListedAccountVat, VAT_RATES, type VatRate, type VatSplitTable } from "./vat-treatment.ts";
