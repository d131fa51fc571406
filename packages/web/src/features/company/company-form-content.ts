import { isCompanyType, type Recipient } from "@huvudbok/core/company";
import * as z from "zod/mini";
import { type FieldEdits, fieldEditsFormat } from "../../data/unfinished/field-edits.ts";

const recipientSchema = z.partial(
  z.looseObject({
    name: z.string(),
    companyType: z.string().check(z.refine(isCompanyType)),
    organizationNumber: z.string(),
    reference: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    zipCode: z.string(),
    city: z.string(),
  }),
);

/**
 * What is changed in the form 'Företagsuppgifter' and not saved: other fields have the values of the company when it is
 * read.
 */
export type CompanyFormContent = FieldEdits<Recipient>;

export const COMPANY_FORMAT = fieldEditsFormat<Recipient>(recipientSchema);
