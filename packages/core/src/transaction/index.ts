export { attachedFileIds, fileRemovalHindrance, mayRemoveFile } from "./attached-files.ts";
export { compareTransactions } from "./compare-transactions.ts";
export { correctingLinks, correctingSiblings } from "./correcting-links.ts";
export { correctingTransactions, isUnchangedCopy } from "./correcting-transactions.ts";
export { dateNoticeText } from "./date-notice.ts";
export {
  type DeletionHindrance,
  deletionHindrance,
  deletionHindranceText,
} from "./deletion-hindrance.ts";
export {
  defaultEditMode,
  directedAmount,
  directionOf,
  type MoneyDirection,
  simpleModeErrors,
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
export { foreignAmountText } from "./foreign-amount-text.ts";
export type { NewTransactionTemplate } from "./new-transaction-template.ts";
export {
  type HighestNumbers,
  highestNumbers,
  nextNumberInBooks,
} from "./numbering.ts";
export {
  type PastedRow,
  type PastedRows,
  parsePastedRows,
  pastedRowsText,
  tooManyRowsText,
} from "./pasted-rows.ts";
export {
  copiedTransaction,
  firstOpenDay,
  isCopyOf,
  isReversalOf,
  type OpenPeriod,
  openDate,
  reversalHindranceText,
  reversalYear,
  reversedTransaction,
  textWithoutCorrection,
} from "./reversed-transaction.ts";
export { isRoundingRow } from "./rounded-pattern.ts";
export { scaledByRow } from "./scaled-by-row.ts";
export {
  type Entry,
  type EntryObject,
  type ForeignCurrencyAmount,
  type LegacyAttachment,
  type NewTransaction,
  type Transaction,
  type TransactionLink,
  transactionId,
} from "./transaction.ts";
export { type EntrySide, usualSide } from "./usual-side.ts";
export {
  ACCOUNT_NOT_IN_PLAN,
  dateErrors,
  entriesOfForm,
  isEmptyRow,
  LONGEST_TRANSACTION_TEXT,
  lacksAccount,
  type TransactionError,
  type TransactionForm,
  type TransactionFormRow,
  type TransactionRules,
  textErrors,
  transactionErrorText,
  validateTransaction,
} from "./validate-transaction.ts";
export {
  followedVatSplit,
  type VatFollowing,
} from "./vat/follow-vat-split.ts";
export type { MadeVatSplit } from "./vat/made-vat-split.ts";
export { splitEntryVat, type VatParts, type VatSplitRules } from "./vat/split-entry-vat.ts";
export { vatFollowingText } from "./vat/vat-following-text.ts";
export { type VatSplitRefusal, vatSplitRefusalText } from "./vat/vat-split-refusal.ts";
export {
  type AccountVat,
  VAT_RATES,
  type VatRate,
  type VatSplitTable,
  vatOfAccount,
} from "./vat/vat-treatment.ts";
