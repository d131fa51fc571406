export {
  type ApiError,
  apiErrorSchema,
  type ServerSettings,
  type SignIn,
  serverSettingsSchema,
  signInSchema,
} from "./auth.ts";
export {
  COMMIT_INTENTS,
  type CommitAnswer,
  type CommitIntent,
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
