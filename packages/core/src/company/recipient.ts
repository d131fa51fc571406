import type { IsoDate } from "../calendar/index.ts";
import { assertNever, err, ok, type Result } from "../shared/index.ts";
import { hasLineBreak, isOneLine, isStorableText, withoutHiddenCharacters } from "../text/index.ts";
import { type CompanyType, DEFAULT_COMPANY_TYPE, isCompanyType } from "./company-type.ts";
import { companyTypeRules } from "./company-type-rules.ts";
import {
  type ContactDetailsError,
  contactDetailsErrorText,
  parseEmail,
  parsePhone,
  parsePostalCode,
  splitPostalAddress,
} from "./contact-details.ts";
import { isMissing, notStorableText, requiredText, severalLinesText, tooLongText } from "./field-text.ts";
import {
  type OrganizationNumberError,
  organizationNumberErrorText,
  parseOrganizationNumber,
} from "./organization-number.ts";
import { type PersonalNumberError, parsePersonalNumber, personalNumberErrorText } from "./personal-number.ts";

/** The identity and contact details of a company. Unknown fields are empty texts. */
export interface Recipient {
  readonly name: string;
  readonly address: string;
  readonly careOf: string;
  readonly city: string;
  readonly email: string;
  readonly companyType: CompanyType;
  readonly phone: string;
  readonly zipCode: string;
  /** 123456-7890, or for a household the personal number. */
  readonly organizationNumber: string;
  /** The contact person; empty for a household. */
  readonly reference: string;
  readonly country: string;
}

export type RecipientField = keyof Recipient;

export type RecipientFieldError =
  | {
      readonly code: "required" | "too-long" | "several-lines" | "not-storable";
      readonly field: RecipientField;
    }
  | ContactDetailsError
  | OrganizationNumberError
  | PersonalNumberError;

export type RecipientErrors = Readonly<Partial<Record<RecipientField, RecipientFieldError>>>;

export interface RecipientValidation {
  readonly isValid: boolean;
  /** The first error of each field that has one, in the order of the form. */
  readonly errors: RecipientErrors;
  /** True when the organisation number is right but of a kind no organisation has: a warning (CO4). */
  readonly hasUnusualNumber: boolean;
  /** The typed values in their stored form; fields with errors are left as typed, without what is not seen. */
  readonly normalized: Recipient;
}

/** The longest texts (CO13): who the company is goes along with every list of companies. */
export const LONGEST_COMPANY_NAME = 200;
export const LONGEST_COMPANY_DETAIL = 254;

/** The names of the form's fields as used inside a sentence. */
const FIELD_NAMES: Readonly<Record<RecipientField, string>> = {
  companyType: "företagsform",
  name: "namn",
  organizationNumber: "organisationsnummer",
  reference: "kontaktperson",
  phone: "telefon",
  email: "e-post",
  address: "gatuadress",
  careOf: "c/o-adress",
  zipCode: "postnummer",
  city: "ort",
  country: "land",
};

const TEXT_FIELDS: readonly RecipientField[] = [
  "name",
  "organizationNumber",
  "reference",
  "phone",
  "email",
  "address",
  "careOf",
  "zipCode",
  "city",
  "country",
];

/** An empty company form. */
export function emptyRecipient(companyType: CompanyType = DEFAULT_COMPANY_TYPE): Recipient {
  return {
    name: "",
    address: "",
    careOf: "",
    city: "",
    email: "",
    companyType,
    phone: "",
    zipCode: "",
    organizationNumber: "",
    reference: "",
    country: "SE",
  };
}

/**
 * Checks the form 'Företagsuppgifter' (CO3): companies need organisation number
 * and contact person, a household a personal number and no contact person. `today` bounds the birthday. A town that is
 * written behind the postal code is the town, where no other one is given.
 */
export function validateRecipient(typed: Recipient, today: IsoDate): RecipientValidation {
  const place = splitPostalAddress(withoutHiddenCharacters(typed.zipCode));
  const recipient =
    place === undefined || !isSameTown(typed.city, place.city)
      ? typed
      : { ...typed, zipCode: place.zipCode, city: isMissing(typed.city) ? place.city : typed.city };
  const errors: Partial<Record<RecipientField, RecipientFieldError>> = {};
  const read = (
    field: RecipientField,
    parse: (text: string) => Result<string, RecipientFieldError>,
  ): string => {
    // Blanks around it, such as the tab behind a cell that is pasted, go.
    const unfit = unfitCode(field, recipient[field].trim());
    // Hidden characters come along from where a number or an address was copied: they are no more than blanks around it.
    const result =
      unfit === undefined ? parse(withoutHiddenCharacters(recipient[field])) : err({ code: unfit, field });
    if (result.ok) return result.value;
    errors[field] = result.error;
    return withoutHiddenCharacters(recipient[field]);
  };
  const required = (field: RecipientField) => read(field, (text) => requiredField(field, text));
  const requiredAs = (field: RecipientField, parse: (text: string) => Result<string, RecipientFieldError>) =>
    read(field, (text) => (isMissing(text) ? requiredField(field, text) : parse(text)));

  if (!isCompanyType(recipient.companyType)) errors.companyType = { code: "required", field: "companyType" };
  const rules = companyTypeRules(recipient.companyType);
  const isPerson = rules.numberKind === "personal";
  let hasUnusualNumber = false;
  const normalized: Recipient = {
    companyType: recipient.companyType,
    name: required("name"),
    organizationNumber: read("organizationNumber", (text) => {
      if (isPerson) return parsePersonalNumber(text, today);
      const parsed = parseOrganizationNumber(text, recipient.companyType, today);
      if (!parsed.ok) return parsed;
      hasUnusualNumber = parsed.value.isUnusual;
      return ok(parsed.value.number);
    }),
    reference: rules.hasContactPerson ? required("reference") : "",
    phone: requiredAs("phone", parsePhone),
    email: requiredAs("email", parseEmail),
    address: required("address"),
    careOf: read("careOf", trimmed),
    zipCode: requiredAs("zipCode", parsePostalCode),
    city: required("city"),
    country: read("country", trimmed),
  };
  return { isValid: Object.keys(errors).length === 0, errors, hasUnusualNumber, normalized };
}

/** Whether the town that is given is none, or the one that is written behind the postal code. */
function isSameTown(given: string, written: string): boolean {
  const [own, behind] = [given, written].map((town) =>
    withoutHiddenCharacters(town).trim().toLocaleLowerCase("sv"),
  );
  return isMissing(given) || own === behind;
}

/**
 * What the call that creates a company requires: only a type and a name, so that a SIE import can create one (CO8), and
 * texts of one line that are not too long (CO13).
 */
export function validateNewCompany(
  recipient: Pick<Recipient, "companyType" | "name"> & Partial<Recipient>,
): RecipientErrors {
  const unfit = TEXT_FIELDS.flatMap((field) => {
    const code = unfitCode(field, recipient[field] ?? "");
    return code === undefined ? [] : [[field, { code, field }] as const];
  });
  return {
    ...Object.fromEntries(unfit),
    ...(isCompanyType(recipient.companyType)
      ? {}
      : { companyType: { code: "required", field: "companyType" } as const }),
    ...(isMissing(recipient.name) ? { name: { code: "required", field: "name" } as const } : {}),
  };
}

/**
 * What is wrong with the details of a new company that somebody gives by hand: what is left out is asked for later (CO8),
 * and what is given is as the form has it.
 */
export function validateGivenDetails(recipient: Recipient, today: IsoDate): RecipientErrors {
  const { errors } = validateRecipient(recipient, today);
  const given = TEXT_FIELDS.flatMap((field) => {
    const error = isMissing(recipient[field]) ? undefined : errors[field];
    return error === undefined ? [] : [[field, error] as const];
  });
  return { ...Object.fromEntries(given), ...validateNewCompany(recipient) };
}

/** The Swedish text of what is wrong with a field of the company form. */
export function recipientFieldErrorText(error: RecipientFieldError): string {
  switch (error.code) {
    case "required":
      return requiredText(FIELD_NAMES[error.field]);
    case "too-long":
      return tooLongText(FIELD_NAMES[error.field], longestOf(error.field));
    case "several-lines":
      return severalLinesText(FIELD_NAMES[error.field]);
    case "not-storable":
      return notStorableText(FIELD_NAMES[error.field]);
    case "postal-code-invalid":
    case "phone-invalid":
    case "email-invalid":
      return contactDetailsErrorText({ code: error.code });
    case "organization-number-missing":
    case "organization-number-form":
    case "organization-number-check-digit":
    case "sole-proprietor-number-form":
    case "sole-proprietor-number-check-digit":
      return organizationNumberErrorText({ code: error.code });
    case "personal-number-missing":
    case "personal-number-form":
    case "personal-number-year":
    case "personal-number-month":
    case "personal-number-day":
    case "personal-number-future":
    case "personal-number-check-digit":
      return personalNumberErrorText({ code: error.code });
    default:
      return assertNever(error);
  }
}

function longestOf(field: RecipientField): number {
  return field === "name" ? LONGEST_COMPANY_NAME : LONGEST_COMPANY_DETAIL;
}

/** The details stand on lines of their own in files for authorities and on paper. */
function unfitCode(
  field: RecipientField,
  text: string,
): "too-long" | "several-lines" | "not-storable" | undefined {
  if (text.length > longestOf(field)) return "too-long";
  if (hasLineBreak(text)) return "several-lines";
  return isOneLine(text) && isStorableText(text) ? undefined : "not-storable";
}

function trimmed(text: string): Result<string, RecipientFieldError> {
  return ok(text.trim());
}

function requiredField(field: RecipientField, text: string): Result<string, RecipientFieldError> {
  return isMissing(text) ? err({ code: "required", field }) : ok(text.trim());
}
