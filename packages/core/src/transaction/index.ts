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
