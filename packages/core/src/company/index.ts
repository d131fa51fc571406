export {
  COMPANY_TYPE_NAMES,
  COMPANY_TYPES,
  type CompanyType,
  companyTypeName,
  companyTypesInForm,
  DEFAULT_COMPANY_TYPE,
  isCompanyType,
  isHousehold,
} from "./company-type.ts";
export { type CompanyTypeRules, companyTypeRules, type ResultAccounts } from "./company-type-rules.ts";
export {
  type ContactDetailsError,
  contactDetailsErrorText,
  parseEmail,
  parsePhone,
  parsePostalCode,
} from "./contact-details.ts";
export {
  atLeastText,
  dateAtMostText,
  greaterThanText,
  isMissing,
  rangeText,
  requiredText,
} from "./field-text.ts";
export { hasValidCheckDigit } from "./has-valid-check-digit.ts";
export {
  type OrganizationNumber,
  type OrganizationNumberError,
  organizationNumberErrorText,
  parseOrganizationNumber,
  UNUSUAL_ORGANIZATION_NUMBER_TEXT,
} from "./organization-number.ts";
export {
  maskPersonalNumber,
  type PersonalNumberError,
  parsePersonalNumber,
  personalNumberErrorText,
} from "./personal-number.ts";
export {
  emptyRecipient,
  numberLabel,
  numberName,
  type Recipient,
  type RecipientErrors,
  type RecipientField,
  type RecipientFieldError,
  type RecipientValidation,
  recipientFieldErrorText,
  shownOrganizationNumber,
  validateNewCompany,
  validateRecipient,
} from "./recipient.ts";
export { ROLES, type Role, roleOf } from "./role.ts";
