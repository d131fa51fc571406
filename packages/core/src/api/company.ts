import * as z from "zod/mini";
import { COMPANY_TYPES, ROLES } from "../company/index.ts";
import { requestIdSchema } from "./request-id.ts";

/**
 * Who the company is, as sent and stored; absent fields are empty text. `organizationNumber` of PP is a personal
 * number.
 */
export const recipientSchema = z.strictObject({
  /** Its length is asked by the rules, which name the field. */
  name: z.string(),
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

const featureSetupSchema = z.strictObject({
  featureId: z.int(),
  disableAutoRenewal: z.optional(z.boolean()),
});

export const packageSetupSchema = z.strictObject({
  periodLength: z.int(),
  /** ISO date. */
  renewalDate: z.string(),
  /** The day of the month of the order, kept through short months (CO11). */
  renewalDay: z.optional(z.int()),
  featureSetups: z.array(featureSetupSchema),
});

export const companyConfigSchema = z.strictObject({
  packageSetup: packageSetupSchema,
  recipient: recipientSchema,
  /** Made by 'Prova med exempelföretag': shown wherever the company is named. Never removed. */
  isDemonstration: z.exactOptional(z.boolean()),
});
export type CompanyConfig = z.infer<typeof companyConfigSchema>;

/**
 * The same in an answer. A form sends the recipient back whole, so fields that this program does not know are kept in
 * it, and not lost by somebody who changes an address in an old tab.
 */
export const companyConfigAnswerSchema = z.object({
  ...companyConfigSchema.shape,
  packageSetup: z.object({
    ...packageSetupSchema.shape,
    featureSetups: z.array(z.object(featureSetupSchema.shape)),
  }),
  recipient: z.looseObject(recipientSchema.shape),
});

/** GET api/company: what the company selector and the pages need about each company of the user. */
const companySchema = z.object({
  id: z.int(),
  config: companyConfigAnswerSchema,
  /** The role of the requesting person in the company (CO9). */
  role: z.enum(ROLES),
});
export const companyListSchema = z.object({ companies: z.array(companySchema) });
export interface Company extends Omit<z.infer<typeof companySchema>, "config"> {
  readonly config: CompanyConfig;
}

/** POST api/company */
export const createCompanySchema = z.strictObject({
  recipient: recipientSchema,
  isDemonstration: z.exactOptional(z.boolean()),
  /** The same one of the same person makes one company (CO16). Pages of older programs send none. */
  requestId: z.exactOptional(requestIdSchema),
});
export const createdCompanySchema = z.object({ id: z.int() });

const periodPriceSchema = z.strictObject({ months: z.int(), pricePerMonth: z.number() });

const priceModelSchema = z.strictObject({
  basePricePerMonth: z.number(),
  periodPrices: z.array(periodPriceSchema),
});

const featureSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  isOptional: z.boolean(),
  isAvailable: z.boolean(),
  priceModel: priceModelSchema,
});

/** The operator's own file of features. Prices are kronor per month without VAT. */
export const featureFileSchema = z.strictObject({ features: z.array(featureSchema) });
export type FeatureList = z.infer<typeof featureFileSchema>;

/** GET api/feature: what stands in the operator's file. */
export const featureListSchema = z.object({
  features: z.array(
    z.object({
      ...featureSchema.shape,
      priceModel: z.object({
        ...priceModelSchema.shape,
        periodPrices: z.array(z.object(periodPriceSchema.shape)),
      }),
    }),
  ),
});

/** DELETE api/company/{id}: the name of the company, as the person typed it. Pages of older programs send nothing. */
export const deleteCompanySchema = z.optional(z.nullable(z.strictObject({ name: z.string() })));
