import * as z from "zod/mini";
import { accountNoCodec, fiscalYearIdCodec, isoDateCodec, oreCodec } from "./codecs.ts";

const foreignCurrencyAmount = z.strictObject({
  amount: oreCodec,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

const entryFields = {
  amount: oreCodec,
  quantity: z.exactOptional(z.number()),
  text: z.exactOptional(z.string()),
  date: z.exactOptional(isoDateCodec),
  sign: z.exactOptional(z.string()),
  foreignCurrencyAmount: z.exactOptional(foreignCurrencyAmount),
  adjustmentType: z.exactOptional(z.boolean()),
  objects: z.exactOptional(z.array(z.strictObject({ dimension: z.string(), object: z.string() }))),
};

const entrySchema = z.strictObject({ accountId: accountNoCodec, ...entryFields });
export const draftEntrySchema = z.strictObject({
  accountId: z.exactOptional(accountNoCodec),
  ...entryFields,
});

export const legacyAttachmentSchema = z.strictObject({ id: z.string(), name: z.string() });

const transactionLinkSchema = z.strictObject({
  fiscalYearId: fiscalYearIdCodec,
  series: z.string().check(z.minLength(1)),
  number: z.int().check(z.positive()),
});

const transactionFields = {
  regDate: z.exactOptional(isoDateCodec),
  date: isoDateCodec,
  text: z.string(),
  sign: z.exactOptional(z.string()),
  entries: z.array(entrySchema),
  locked: z.boolean(),
  annotation: z.exactOptional(z.string()),
  attachments: z.exactOptional(z.array(legacyAttachmentSchema)),
  attachmentIds: z.exactOptional(z.array(z.string())),
  corrects: z.exactOptional(transactionLinkSchema),
  correctedBy: z.exactOptional(transactionLinkSchema),
};

/** A registered transaction as stored; amounts in kronor outside, öre inside. */
export const transactionSchema = z.strictObject({
  series: z.string().check(z.minLength(1), z.maxLength(60)),
  number: z.int().check(z.positive()),
  ...transactionFields,
});

/** A transaction on its way in: the server gives number, registration date and sign (CH3). */
export const newTransactionSchema = z.strictObject({
  series: z.string().check(z.minLength(1), z.maxLength(60)),
  ...transactionFields,
});
