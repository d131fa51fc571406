import { isCompanyType, type Recipient } from "@huvudbok/core/company";
import * as z from "zod/mini";
import { type FieldEdits, fieldEditsFormat } from "../../data/unfinished/field-edits.ts";
import type { FormFormat } from "../../data/unfinished/form-format.ts";

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
export interface CompanyFormContent extends FieldEdits<Recipient> {
  /** Of a new company that was sent to be created: sent again, it is the same one, also after a reload (CO16). */
  readonly requestId?: string;
}

export const COMPANY_FORMAT: FormFormat<CompanyFormContent> = fieldEditsFormat<Recipient>(recipientSchema);
