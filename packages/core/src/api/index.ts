// First, so that its setting of Zod (no eval) applies to the schemas here too.
export { COMMIT_INTENTS, type CommitIntent } from "../document/index.ts";
export {
  type ApiError,
  apiErrorSchema,
  type CodeSignInAnswer,
  codeSignInAnswerSchema,
  codeSignInSchema,
  googleSignInSchema,
  type ServerSettings,
  type SignIn,
  serverSettingsSchema,
  signInSchema,
  tokenSignInSchema,
} from "./auth.ts";
export {
  type CommitAnswer,
  type CommitRequest,
  commitAnswerSchema,
  commitRequestSchema,
  type DocumentChange,
  type ImportedFile,
} from "./commit.ts";
export {
  type Company,
  type CompanyConfig,
  companyConfigAnswerSchema,
  companyConfigSchema,
  companyListSchema,
  createCompanySchema,
  createdCompanySchema,
  deleteCompanySchema,
  type FeatureList,
  featureFileSchema,
  featureListSchema,
  recipientSchema,
} from "./company.ts";
export {
  type CompanyEvent,
  type CompanyEvents,
  companyEventsSchema,
  isEventData,
} from "./company-event.ts";
export {
  type AttachmentLink,
  attachmentLinkSchema,
  documentDifferenceSchema,
  type FileInfo,
  fileInfoSchema,
  fileListSchema,
  historySchema,
  type LatestItems,
  latestItemsSchema,
  type StoredFileList,
} from "./document-load.ts";
export {
  declaredSchema,
  type FiledFiles,
  type FilingList,
  filingDeclaredSchema,
  filingListSchema,
  filingSchema,
  type RecordedFiling,
  recordedFilingSchema,
  recordFilingSchema,
} from "./filing.ts";
export { BASIC_SCOPES, GOOGLE_SCOPES, missingScopes } from "./provider-scopes.ts";
export { MAX_RATE_DAYS, NO_RATE_SERVICE, observationsSchema, RATE_GROUP, rateSeriesSchema } from "./rates.ts";
export { returnPath, START_PAGE } from "./return-path.ts";
export { type OwnSignIns, ownSignInsSchema } from "./session.ts";
export { type StoreRefusal, storeRefusalText } from "./store-refusal.ts";
export { withoutSecrets } from "./without-secrets.ts";
