import { isCompanyType, type Recipient } from "@huvudbok/core/company";
import * as z from "zod/mini";
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

/** What is changed in the form 'Företagsuppgifter' and not saved: other fields are as the company has them by then. */
export type KeptRecipient = Partial<Recipient>;

export const COMPANY_FORMAT: FormFormat<KeptRecipient> = {
  version: 1,
  schema: z.custom<KeptRecipient>((value) => z.safeParse(recipientSchema, value).success),
  lifts: {},
};

/** What somebody has changed; undefined for nothing. */
export function changedFields(saved: Recipient, now: Recipient): KeptRecipient | undefined {
  const before = new Map<string, unknown>(Object.entries(saved));
  const changed = Object.entries(now).filter(([field, value]) => before.get(field) !== value);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
