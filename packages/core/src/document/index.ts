export { type ChangeRefusal, changeRefusalText } from "./change-refusal.ts";
export type { CommitFacts } from "./commit-facts.ts";
export { type ChangeIntent, COMMIT_INTENTS, type CommitIntent } from "./commit-intent.ts";
export { type CorrectionLink, withCorrectionLink } from "./correction-link.ts";
export {
  type DecodedDocument,
  decodeDocument,
  decodeHead,
  decodeItem,
  decodeNewTransaction,
} from "./decode.ts";
export type { DecodedChange } from "./decoded-change.ts";
export { checkDocumentChange } from "./document-change.ts";
export { type DocumentError, documentErrorText, type FieldFault } from "./document-error.ts";
export type { DocumentFacts, PlainKind, YearPast } from "./document-facts.ts";
export {
  companyKey,
  type DocumentAddress,
  fiscalYearKey,
  parseDocumentKey,
  userKey,
} from "./document-key.ts";
export {
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentScope,
  type HeadOf,
  type ItemOf,
  isDocumentKind,
} from "./document-kind.ts";
export { documentJson, encodeHead, encodeItem, encodeNewTransaction } from "./encode.ts";
export { itemId } from "./item-id.ts";
export type { JsonObject } from "./migrate-document.ts";
export { type NewFiscalYear, newFiscalYear, type PreviousYear } from "./new-fiscal-year.ts";
export { type PlanTemplateFiles, planFromTemplate } from "./plan-template.ts";
export { missingYearRule } from "./rules/missing-year-rule.ts";
export { decodeNewTransactionTemplate, encodeNewTransactionTemplate } from "./stored-template.ts";
export { type AcceptedChange, checkTransactionsChange } from "./transactions-change.ts";
export type { TransactionsFacts } from "./transactions-facts.ts";
