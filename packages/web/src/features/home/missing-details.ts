import type { IsoDate } from "@huvudbok/core/calendar";
import {
  companyTypeRules,
  type Recipient,
  type RecipientField,
  validateRecipient,
} from "@huvudbok/core/company";

/** The fields of the company form with their labels. */
const LABELS: Readonly<Record<RecipientField, string>> = {
  companyType: "företagsform",
  name: "namn",
  organizationNumber: "org. nummer",
  reference: "kontaktperson",
  phone: "telefon",
  email: "e-post",
  address: "gatuadress",
  careOf: "c/o",
  zipCode: "postnummer",
  city: "ort",
  country: "land",
};

/** What the company form still lacks, as after a SIE import, which brings few details (PG21). */
export function missingDetails(recipient: Recipient, today: IsoDate): readonly string[] {
  const isPerson = companyTypeRules(recipient.companyType).numberKind === "personal";
  const { errors } = validateRecipient(recipient, today);
  return Object.entries(LABELS).flatMap(([field, label]) => {
    if (!Object.hasOwn(errors, field)) return [];
    return isPerson && field === "organizationNumber" ? ["personnummer"] : [label];
  });
}
