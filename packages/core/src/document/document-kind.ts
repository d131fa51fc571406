import type * as z from "zod/mini";
import {
  bankStatementRowSchema,
  featureInfoHeadSchema,
  importMappingSchema,
  shopifyHeadSchema,
  shopifyRowSchema,
} from "./import-schemas.ts";
import type { Migration } from "./migrate-document.ts";
import type { ReadOnly } from "./read-only.ts";
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
  /** What a document of the kind holds, in the words of the user. */
  readonly title: string;
  /** The version that this program reads and writes; older ones are migrated, newer ones refused (P34). */
  readonly version: number;
  /** The step at index n lifts a document from version n + 1 to n + 2; absent while there is only version 1. */
  readonly migrations?: readonly Migration[];
  readonly head: Head;
  /** The field of the whole document that holds the items; absent for a document that is all head. */
  readonly itemsField?: string;
  readonly item?: Item;
  /** The fields whose values, joined by a hyphen, are the id of an item. */
  readonly idFields?: readonly (keyof z.input<Item> & string)[];
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
  userSettings: row({ scope: "user", title: "Användarinställningar", version: 1, head: userSettingsSchema }),
  accountSettings: row({
    scope: "company",
    title: "Räkenskapsår",
    version: 1,
    head: accountSettingsHeadSchema,
    itemsField: "fiscalYears2",
    item: fiscalYearSchema,
    idFields: ["id"],
  }),
  accountPlan: row({
    scope: "fiscalYear",
    title: "Konto",
    version: 1,
    head: accountPlanHeadSchema,
    itemsField: "accounts2",
    item: accountSchema,
    idFields: ["id"],
  }),
  accountBalance: row({
    scope: "fiscalYear",
    title: "Ingående balans",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "balances",
    item: accountBalanceSchema,
    idFields: ["accountId"],
  }),
  transactions: row({
    scope: "fiscalYear",
    title: "Verifikat",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "transactions",
    item: transactionSchema,
    idFields: ["series", "number"],
  }),
  transactionDrafts: row({
    scope: "fiscalYear",
    title: "Utkast",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "drafts",
    item: draftSchema,
    idFields: ["id"],
    feature: 1001,
  }),
  journalTemplates: row({
    scope: "company",
    title: "Konteringsmall",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "templates",
    item: journalTemplateSchema,
    idFields: ["id"],
    feature: 1001,
  }),
  assetManagement: row({
    scope: "fiscalYear",
    title: "Inventarielista",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "lists",
    item: assetListSchema,
    idFields: ["id"],
    feature: 1001,
  }),
  attachmentData: row({
    scope: "fiscalYear",
    title: "Bifogad fil",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "attachments",
    item: attachmentSchema,
    idFields: ["id"],
    feature: 1002,
  }),
  sieRecords: row({ scope: "fiscalYear", title: "SIE-poster", version: 1, head: sieRecordsHeadSchema }),
  bankStatements: row({
    scope: "fiscalYear",
    title: "Kontoutdrag",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "rows",
    item: bankStatementRowSchema,
    idFields: ["id"],
    feature: 1001,
  }),
  importMappings: row({
    scope: "company",
    title: "Filformat",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "mappings",
    item: importMappingSchema,
    idFields: ["id"],
  }),
  shopify: row({
    scope: "company",
    title: "Inställningar för Shopify import",
    version: 1,
    head: shopifyHeadSchema,
    feature: 1101,
  }),
  shopifyImport: row({
    scope: "fiscalYear",
    title: "Shopifyimport",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "rows",
    item: shopifyRowSchema,
    idFields: ["key"],
    feature: 1101,
  }),
  featureInfo: row({ scope: "company", title: "Funktioner", version: 1, head: featureInfoHeadSchema }),
} as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** The row of a kind, for code that treats all kinds alike. */
export interface AnyKind {
  readonly version: number;
  readonly migrations?: readonly Migration[];
  readonly head: z.core.$ZodType;
  readonly itemsField?: string;
  readonly item?: z.core.$ZodType;
  readonly idFields?: readonly string[];
}

export function anyKind(kind: DocumentKind): AnyKind {
  return DOCUMENT_KINDS[kind];
}

/** The head of a kind as core knows it. */
export type HeadOf<Kind extends DocumentKind> = ReadOnly<z.output<(typeof DOCUMENT_KINDS)[Kind]["head"]>>;
/** An item of a kind as core knows it; never for kinds without items. */
export type ItemOf<Kind extends DocumentKind> =
  (typeof DOCUMENT_KINDS)[Kind] extends KindRow<z.core.$ZodType, infer Item>
    ? ReadOnly<z.output<Item>>
    : never;

export function isDocumentKind(text: string): text is DocumentKind {
  return Object.hasOwn(DOCUMENT_KINDS, text);
}
