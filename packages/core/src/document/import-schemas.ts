import * as z from "zod/mini";
import { accountNoCodec, isoDateCodec, oreCodec } from "./codecs.ts";

const id = z.string().check(z.minLength(1), z.maxLength(200));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** A row of an account statement that was read, kept with the account and the file it belongs to (IM20). */
export const bankStatementRowSchema = z.strictObject({
  id,
  accountId: accountNoCodec,
  fileName: z.string(),
  /** The place of the row among the data rows of its file, from 1. */
  rowNo: z.int().check(z.positive()),
  /** When the file was read, ISO time in UTC. */
  created: z.string(),
  date: isoDateCodec,
  text: z.string(),
  amount2: z.strictObject({
    localAmount: oreCodec,
    currency: z.exactOptional(currency),
    currencyAmount: z.exactOptional(oreCodec),
  }),
  total: z.exactOptional(oreCodec),
  transactionType: z.exactOptional(z.string()),
  category: z.exactOptional(z.string()),
  reference: z.exactOptional(z.string()),
});

/** What a person chose for files of one layout, or for one account number met in files (IM20). */
export const importMappingSchema = z.strictObject({
  /** Derived from the layout's heading, or from the account number in the file. */
  id,
  name: z.string(),
  /** Which column of the file holds which field of a statement row. */
  columns: z.array(z.strictObject({ field: z.string(), column: z.string() })),
  accountId: z.exactOptional(accountNoCodec),
});

/** How orders and payments become rows; a tax account of 0 means that the region is sold to without VAT. */
export const shopifyHeadSchema = z.strictObject({
  defaultPaymentAccountId: accountNoCodec,
  roundingAccountId: accountNoCodec,
  paymentAccountMap: z.array(
    z.strictObject({ match: z.string(), accountId: accountNoCodec, isDiscount: z.boolean() }),
  ),
  salesAccountMap: z.array(
    z.strictObject({
      name: z.string(),
      salesAccountId: accountNoCodec,
      freightAccountId: accountNoCodec,
      taxAccountId: z.union([z.literal(0), accountNoCodec]),
    }),
  ),
});

const text = z.exactOptional(z.string());

/** An order as given in its file; amounts in its own currency. Computed values are never stored. */
const shopifyOrder = z.strictObject({
  rowType: z.literal("order"),
  key: id,
  id: z.string(),
  name: z.string(),
  financialStatus: z.string(),
  paidAt: text,
  fulfilled: z.boolean(),
  fulfilledAt: text,
  currency,
  subtotal: oreCodec,
  shipping: oreCodec,
  taxes: oreCodec,
  total: oreCodec,
  discountCode: text,
  discountAmount: oreCodec,
  shippingMethod: text,
  paymentMethod: text,
  paymentReference: text,
  shippingCountry: text,
  tax1Name: text,
  /** Percent. */
  tax1Rate: z.exactOptional(z.number()),
  taxCountry: text,
  warnings: z.array(z.string()),
});

const shopifyPayment = z.strictObject({
  rowType: z.literal("payment"),
  key: id,
  order: z.string(),
  name: z.string(),
  kind: z.string(),
  gateway: z.string(),
  createdAt: z.string(),
  amount: oreCodec,
  status: z.string(),
  currency,
  cardType: text,
  paymentMethod: text,
  sekAmount: z.exactOptional(oreCodec),
  eurAmount: z.exactOptional(oreCodec),
  currencyRate: z.exactOptional(z.number()),
  originalCurrency: z.exactOptional(currency),
});

/** Orders and payments of a fiscal year; `key` is unique among both. */
export const shopifyRowSchema = z.discriminatedUnion("rowType", [shopifyOrder, shopifyPayment]);

/** What a company has seen of the features on offer. */
export const featureInfoHeadSchema = z.strictObject({
  /** Ids of features whose offer the company has closed. */
  hiddenOffers: z.exactOptional(z.array(z.int())),
});
