import {
  type CompanyType,
  companyTypeRules,
  DEFAULT_COMPANY_TYPE,
  emptyRecipient,
  type Recipient,
} from "../company/index.ts";
import type { ImportedCompany } from "./imported-books.ts";

/** The legal form by the first digit of an organisation number. */
const TYPE_OF_FIRST_DIGIT: Readonly<Record<string, CompanyType>> = { 7: "EK", 8: "I", 9: "HB" };

/** Month and day, or the day of a coordination number, which is 60 more. */
const BIRTHDAY = /^\d\d(?:0[1-9]|1[0-2])(?:[06][1-9]|[1278]\d|[39][01])/;

/**
 * The legal form that a person is asked to confirm when the file has none: by the number, else a limited company. A
 * number that begins with a birthday means a sole trader; a household is never suggested.
 */
export function suggestedCompanyType({
  companyType,
  organizationNumber,
}: Pick<ImportedCompany, "companyType" | "organizationNumber">): CompanyType {
  if (companyType !== undefined) return companyType;
  const digits = organizationNumber.replaceAll(/\D/g, "").slice(-10);
  if (digits.length < 10) return DEFAULT_COMPANY_TYPE;
  if (BIRTHDAY.test(digits)) return "E";
  return TYPE_OF_FIRST_DIGIT[digits.charAt(0)] ?? DEFAULT_COMPANY_TYPE;
}

/** The company of the file, as it is created; what the file does not say is left empty (CO8). */
export function recipientOfImport(company: ImportedCompany, companyType: CompanyType): Recipient {
  const { name, organizationNumber, reference, address, zipCode, city, phone } = company;
  return {
    ...emptyRecipient(companyType),
    name,
    organizationNumber,
    reference: companyTypeRules(companyType).hasContactPerson ? reference : "",
    address,
    zipCode,
    city,
    phone,
  };
}
