export { attachedFileIds, fileRemovalHindrance, mayRemoveFile } from "./attached-files.ts";
export { compareTransactions } from "./compare-transactions.ts";
export {
  correctingLinks,
  correctingSiblings,
  linksAcrossYears,
} from "./correcting-links.ts";
export { correctingTransactions, isUnchangedCopy } from "./correcting-transactions.ts";
export { closedDateNoticeText, dateNoticeText } from "./date/date-notice.ts";
export { preparedDate } from "./date/prepared-date.ts";
export {
  type DeletionHindrance,
  deletionHindrance,
  deletionHindranceText,
  LOCKED_TRANSACTION_TEXT,
} from "./deletion-hindrance.ts";
export {
  defaultEditMode,
  directedAmount,
  type MoneyDirection,
  moneyDirectionOf,
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
  bookedEntries,
  countedEntries,
  entriesBalance,
  entriesTurnover,
  isBalanced,
} from "./entries-balance.ts";
export { foreignAmountText } from "./foreign-amount-text.ts";
export { LONGEST_TRANSACTION_TEXT } from "./longest-transaction-text.ts";
export { isCopyOf, isReversalOf } from "./negated-entry.ts";
export type { ClosingPart, ClosingStep, NewTransactionTemplate } from "./new-transaction-template.ts";
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
export { formatQuantity, isQuantityInRange, MOST_QUANTITY, parseQuantity, quantityText } from "./quantity.ts";
export {
  type CorrectionPeriod,
  copiedTransaction,
  correctedEventText,
  firstOpenDay,
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
  dateErrors,
  entriesOfForm,
  isEmptyRow,
  lacksAccount,
  type TransactionError,
  type TransactionForm,
  type TransactionFormRow,
  type TransactionRules,
  textErrors,
  transactionErrorText,
  validateTransaction,
} from "./validate-transaction.ts";
export type { AccountVat } from "./vat/coded-vat.ts";
export {
  followedVatSplit,
  type VatFollowing,
} from "./vat/follow-vat-split.ts";
export { foodRateHint, foodRateNotice, foodVatRate, mayHaveBothFoodRates } from "./vat/food-rate.ts";
export type { MadeVatSplit } from "./vat/made-vat-split.ts";
export { splitEntryVat, type VatParts, type VatSplitRules } from "./vat/split-entry-vat.ts";
export { standingVatSplit } from "./vat/standing-vat-split.ts";
export { vatFollowingText } from "./vat/vat-following-text.ts";
export { VAT_RATES, type VatRate } from "./vat/vat-rates.ts";
export { type VatSplitRefusal, vatSplitRefusalText } from "./vat/vat-split-refusal.ts";
export { choosableVatRates, type VatSplitTable, vatOfAccount } from "./vat/vat-treatment.ts";
export { voucherNames } from "./voucher-names.ts";
