import type { CompanyConfig } from "@huvudbok/core/api";
import { isCompanyType, type Recipient } from "@huvudbok/core/company";

/** The stored recipient as core knows it; a type that this program does not know is another legal form. */
export function recipientOf(stored: CompanyConfig["recipient"]): Recipient {
  return { ...stored, companyType: isCompanyType(stored.companyType) ? stored.companyType : "X" };
}
