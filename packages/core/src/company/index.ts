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
export { companyTypeRules, type ResultAccounts } from "./company-type-rules.ts";
export {
  parseEmail,
  parsePhone,
  parsePostalCode,
} from "./contact-details.ts";
export { declarantNumber, tenDigitNumber } from "./declarant-number.ts";
export {
  betweenText,
  dateAtMostText,
  requiredText,
} from "./field-text.ts";
export { hasValidCheckDigit } from "./has-valid-check-digit.ts";
export { ownsMostCompanies, tooManyCompaniesText } from "./most-companies.ts";
export { numberLabel, numberName } from "./number-label.ts";
export { unusualNumberText } from "./organization-number.ts";
export { twelveDigitPersonalNumber } from "./personal-number.ts";
export {
  emptyRecipient,
  LONGEST_COMPANY_DETAIL,
  LONGEST_COMPANY_NAME,
  type Recipient,
  type RecipientErrors,
  type RecipientField,
  type RecipientValidation,
  recipientFieldErrorText,
  validateGivenDetails,
  validateNewCompany,
  validateRecipient,
} from "./recipient.ts";
export { type Access, ROLES, type Role, roleMay, roleOf } from "./role.ts";
export { shownOrganizationNumber } from "./shown-organization-number.ts";
export { isTypedName } from "./typed-name.ts";
