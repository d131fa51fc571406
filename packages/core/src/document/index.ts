export { type ChangeRefusal, changeRefusalText } from "./change-refusal.ts";
export type { CommitFacts } from "./commit-facts.ts";
export { type ChangeIntent, COMMIT_INTENTS, type CommitIntent } from "./commit-intent.ts";
export { eventsOfChange, hasEvents } from "./company-events.ts";
export {
  decodeDocument,
  decodeHead,
  decodeItem,
  decodeNewTransaction,
  decodeStoredHead,
  decodeStoredItem,
  decodeStoredNewTransaction,
} from "./decode.ts";
export type { CheckedDocument, DecodedChange, DocumentFacts } from "./decoded-change.ts";
export {
  checkDocumentChange,
  followedYears,
  followingFields,
  questionsOf,
  usedAccountsOf,
} from "./document-change.ts";
export { type DocumentError, documentErrorText, UnstorableValue } from "./document-error.ts";
export {
  companyKey,
  type DocumentAddress,
  documentKey,
  fiscalYearKey,
  NEW_COMPANY_ID,
  parseDocumentKey,
  parseNewCompanyKey,
  userKey,
} from "./document-key.ts";
export {
  anyKind,
  BOOKS,
  DOCUMENT_KINDS,
  type DocumentKind,
  documentKinds,
  type HeadOf,
  type ItemOf,
  isDocumentKind,
  isInUse,
} from "./document-kind.ts";
export { documentJson, encodeHead, encodeItem, encodeNewTransaction } from "./encode.ts";
export { itemId } from "./item-id.ts";
export type { AnswersToRules, FollowingChange, Questions, YearPast } from "./kinds/rule.ts";
export { type FileReference, fileListKinds, fileReferences, mayNameFiles } from "./named-files.ts";
export { checkTransactionsChange } from "./transactions/transactions-change.ts";
export { writeRank } from "./write-order.ts";
export { planFromTemplate } from "./year/plan-template.ts";
export { versionedDocument } from "./year/versioned-document.ts";
