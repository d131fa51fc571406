import * as z from "zod/mini";
import {
  accountBalanceSchema,
  accountPlanHeadSchema,
  accountSchema,
  accountSettingsHeadSchema,
  assetListSchema,
  attachmentSchema,
  draftSchema,
  emptyHeadSchema,
  fiscalYearSchema,
  journalTemplateSchema,
  sieRecordsHeadSchema,
  userSettingsSchema,
} from "./schemas.ts";
import { transactionSchema } from "./transaction-schema.ts";

/** Whose a document is: one per user, per company, or per fiscal year of a company. */
export type DocumentScope = "user" | "company" | "fiscalYear";

interface KindRow<Head extends z.core.$ZodType, Item extends z.core.$ZodType> {
  readonly scope: DocumentScope;
  /** The version that this program reads and writes; older ones are migrated, newer ones refused (P34). */
  readonly version: number;
  readonly head: Head;
  /** The field of the whole document that holds the items; absent for a document that is all head. */
  readonly itemsField?: string;
  readonly item?: Item;
  /** The id of an item in its stored form. */
  readonly itemId?: (item: z.input<Item>) => string;
  /** The feature without which the document can be read but not written (clarifications P22, 2.1). */
  readonly feature?: number;
}

function row<Head extends z.core.$ZodType, Item extends z.core.$ZodType = z.core.$ZodNever>(
  kind: KindRow<Head, Item>,
): KindRow<Head, Item> {
  return kind;
}

/** Every kind of stored document (design of the documents: docs/architecture.md). A new kind is a new row. */
export const DOCUMENT_KINDS = {
  userSettings: row({ scope: "user", version: 1, head: userSettingsSchema }),
  accountSettings: row({
    scope: "company",
    version: 1,
    head: accountSettingsHeadSchema,
    itemsField: "fiscalYears2",
    item: fiscalYearSchema,
    itemId: (year) => year.id,
  }),
  accountPlan: row({
    scope: "fiscalYear",
    version: 1,
    head: accountPlanHeadSchema,
    itemsField: "accounts2",
    item: accountSchema,
    itemId: (account) => String(account.id),
  }),
  accountBalance: row({
    scope: "fiscalYear",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "balances",
    item: accountBalanceSchema,
    itemId: (balance) => String(balance.accountId),
  }),
  transactions: row({
    scope: "fiscalYear",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "transactions",
    item: transactionSchema,
    itemId: (transaction) => `${transaction.series}-${transaction.number}`,
  }),
  transactionDrafts: row({
    scope: "fiscalYear",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "drafts",
    item: draftSchema,
    itemId: (draft) => draft.id,
    feature: 1001,
  }),
  journalTemplates: row({
    scope: "company",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "templates",
    item: journalTemplateSchema,
    itemId: (template) => template.id,
    feature: 1001,
  }),
  assetManagement: row({
    scope: "fiscalYear",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "lists",
    item: assetListSchema,
    itemId: (list) => list.id,
    feature: 1001,
  }),
  attachmentData: row({
    scope: "fiscalYear",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "attachments",
    item: attachmentSchema,
    itemId: (attachment) => attachment.id,
    feature: 1002,
  }),
  sieRecords: row({ scope: "fiscalYear", version: 1, head: sieRecordsHeadSchema }),
} as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** The head of a kind as core knows it. */
export type HeadOf<Kind extends DocumentKind> = z.output<(typeof DOCUMENT_KINDS)[Kind]["head"]>;
/** An item of a kind as core knows it; never for kinds without items. */
export type ItemOf<Kind extends DocumentKind> =
  (typeof DOCUMENT_KINDS)[Kind] extends KindRow<z.core.$ZodType, infer Item> ? z.output<Item> : never;

export function isDocumentKind(text: string): text is DocumentKind {
  return Object.hasOwn(DOCUMENT_KINDS, text);
}
