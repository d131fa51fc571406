// First, so that its setting of Zod (no eval) holds for the schemas here as well.
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
} from "./commit.ts";
export {
  type Company,
  type CompanyConfig,
  companyConfigSchema,
  companyListSchema,
  companySchema,
  createCompanySchema,
  createdCompanySchema,
  featureListSchema,
  featureSchema,
  recipientSchema,
} from "./company.ts";
export {
  type AttachmentLink,
  attachmentLinkSchema,
  type DocumentDifference,
  documentDifferenceSchema,
  type FileInfo,
  type FileList,
  fileInfoSchema,
  fileListSchema,
  type History,
  historySchema,
} from "./document-load.ts";
export { BASIC_SCOPES, GOOGLE_SCOPES, missingScopes } from "./provider-scopes.ts";
export { returnPath, START_PAGE } from "./return-path.ts";
