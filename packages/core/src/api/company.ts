import * as z from "zod/mini";
import { COMPANY_TYPES } from "../company/index.ts";

/**
 * Who the company is, as sent and stored; absent fields are empty text. `organizationNumber` of PP is a personal
 * number.
 */
export const recipientSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  companyType: z.enum(COMPANY_TYPES),
  organizationNumber: z._default(z.string(), ""),
  reference: z._default(z.string(), ""),
  phone: z._default(z.string(), ""),
  email: z._default(z.string(), ""),
  address: z._default(z.string(), ""),
  careOf: z._default(z.string(), ""),
  zipCode: z._default(z.string(), ""),
  city: z._default(z.string(), ""),
  country: z._default(z.string(), "SE"),
});

const packageSetupSchema = z.strictObject({
  periodLength: z.int(),
  /** ISO date. */
  renewalDate: z.string(),
  /** The day of the month of the order, kept through short months (clarification 2.2). */
  renewalDay: z.optional(z.int()),
  featureSetups: z.array(z.strictObject({ featureId: z.int(), disableAutoRenewal: z.optional(z.boolean()) })),
});

export const companyConfigSchema = z.strictObject({
  packageSetup: packageSetupSchema,
  recipient: recipientSchema,
  /** Made by 'Prova med exempelföretag': shown wherever the company is named. Never taken away. */
  isDemonstration: z.exactOptional(z.boolean()),
});
export type CompanyConfig = z.infer<typeof companyConfigSchema>;

/** GET api/company: what the company selector and the pages need of every company of the user. */
export const companySchema = z.strictObject({ id: z.int(), config: companyConfigSchema });
export const companyListSchema = z.strictObject({ companies: z.array(companySchema) });
export type Company = z.infer<typeof companySchema>;

/** POST api/company */
export const createCompanySchema = z.strictObject({
  recipient: recipientSchema,
  isDemonstration: z.exactOptional(z.boolean()),
});
export const createdCompanySchema = z.strictObject({ id: z.int() });

/** GET api/feature. Prices are kronor per month without VAT. */
export const featureSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  isOptional: z.boolean(),
  isAvailable: z.boolean(),
  priceModel: z.strictObject({
    basePricePerMonth: z.number(),
    periodPrices: z.array(z.strictObject({ months: z.int(), pricePerMonth: z.number() })),
  }),
});
export const featureListSchema = z.strictObject({ features: z.array(featureSchema) });
