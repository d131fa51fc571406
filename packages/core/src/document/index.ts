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
