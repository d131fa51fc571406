import * as z from "zod/mini";
import {
  ACCOUNT_TYPES,
  LONGEST_ACCOUNT_NAME,
  type ReportStructureItem,
  SRU_CODES,
} from "../account-plan/index.ts";
import { accountNoCodec, fiscalYearIdCodec, isoDateCodec, oreCodec } from "./codecs.ts";
import { draftEntrySchema, legacyAttachmentSchema } from "./transaction-schema.ts";

const id = z.string().check(z.minLength(1), z.maxLength(80));
const name = z.string().check(z.minLength(1), z.maxLength(400));

export const userSettingsSchema = z.strictObject({
  theme: z.exactOptional(z.enum(["standard", "light", "dark"])),
  density: z.exactOptional(z.enum(["comfortable", "compact"])),
  leftSidebarWidth: z.exactOptional(z.number().check(z.gte(50), z.lte(600))),
  activeFiscalYearId: z.exactOptional(z.string()),
  includeDraftsInReports: z.exactOptional(z.boolean()),
  includeDetailsInReports: z.exactOptional(z.boolean()),
  allowAutoAccountDistribution: z.exactOptional(z.boolean()),
  allowTransactionEdit: z.exactOptional(z.boolean()),
  currentTransactionEditMode: z.exactOptional(z.enum(["simple", "advanced"])),
  singleKeyShortcuts: z.exactOptional(z.boolean()),
});

export const accountSettingsHeadSchema = z.strictObject({
  currentFiscalYearId2: z.exactOptional(z.string()),
  closedThrough: z.exactOptional(isoDateCodec),
  vatPeriod: z.exactOptional(z.enum(["year", "quarter", "month"])),
  /**
   * Set from the first to the last commit that fills a demonstration company, so that an unfinished one can be
   * recognised.
   */
  isDemonstrationUnfinished: z.exactOptional(z.boolean()),
});

export const fiscalYearSchema = z.strictObject({
  id: fiscalYearIdCodec,
  from: isoDateCodec,
  to: isoDateCodec,
  locked: z.boolean(),
  transactionSeries: z.array(
    z.strictObject({ name, startNo: z.int().check(z.positive()), description: z.string() }),
  ),
});

/**
 * Real structures have three levels or four; without a limit a small body could be nested so deeply that reading it
 * fails.
 */
const STRUCTURE_LEVELS = 20;

const itemFields = {
  name: z.string(),
  description: z.exactOptional(z.string()),
  isSummary: z.exactOptional(z.boolean()),
  skipTotal: z.exactOptional(z.boolean()),
  accounts: z.exactOptional(z.array(z.string().check(z.regex(/^\d{1,4}$/)))),
};

/** An item with at most this many levels of items in it. */
function structureItemOf(levels: number): z.ZodMiniType<ReportStructureItem> {
  return levels === 0
    ? z.strictObject(itemFields)
    : z.strictObject({ ...itemFields, items: z.exactOptional(z.array(structureItemOf(levels - 1))) });
}

const structureItem = structureItemOf(STRUCTURE_LEVELS - 1);

const structure = z.strictObject({ name: z.string(), items: z.array(structureItem) });

export const accountPlanHeadSchema = z.strictObject({
  name: z.string(),
  balanceReportStructure: z.exactOptional(structure),
  resultReportStructure: z.exactOptional(structure),
});

export const accountSchema = z.strictObject({
  id: accountNoCodec,
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_ACCOUNT_NAME)),
  type: z.enum(ACCOUNT_TYPES),
  sru: z.exactOptional(z.int().check(z.gte(SRU_CODES.first), z.lte(SRU_CODES.last))),
  active: z.boolean(),
  taxCode: z.exactOptional(z.int().check(z.gte(1), z.lte(99))),
});

export const accountBalanceSchema = z.strictObject({
  accountId: accountNoCodec,
  balance: oreCodec,
  quantity: z.exactOptional(z.number()),
});

const probability = z.number().check(z.gte(0), z.lte(1));

const draftAction = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("match"),
    texts: z.array(z.string()),
    entries: z.array(draftEntrySchema),
    probability,
    because: z.strictObject({
      level: z.literal([0, 1, 2, 3]),
      count: z.int().check(z.gte(0)),
      total: z.int().check(z.gte(0)),
      latest: z.exactOptional(isoDateCodec),
      like: z.exactOptional(z.string()),
    }),
  }),
  z.strictObject({ kind: z.literal("transfer"), draftId: id, probability }),
  z.strictObject({ kind: z.literal("delete"), probability }),
]);

export const draftSchema = z.strictObject({
  id,
  date: z.exactOptional(isoDateCodec),
  text: z.string(),
  entries: z.array(draftEntrySchema),
  attachments: z.exactOptional(z.array(legacyAttachmentSchema)),
  attachmentIds: z.exactOptional(z.array(z.string())),
  annotation: z.exactOptional(z.string()),
  analysis: z.exactOptional(
    z.strictObject({
      performAction: z.boolean(),
      actions: z.array(draftAction),
      isChosenByHand: z.exactOptional(z.literal(true)),
    }),
  ),
});

/** A buyer's VAT number, of one voucher or of all with a text (EC3). */
export const vatNumberSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(400)),
  vatNumber: z.string().check(z.minLength(3), z.maxLength(20)),
});

export const journalTemplateSchema = z.strictObject({
  id,
  name,
  description: z.string(),
  entries: z.array(
    z.strictObject({
      accountId: accountNoCodec,
      amount: z.number(),
      description: z.exactOptional(z.string()),
    }),
  ),
});

const assetItem = z.strictObject({
  id,
  name,
  purchaseDate: isoDateCodec,
  purchasePrice: oreCodec,
  depreciationYears: z.number().check(z.gte(1)),
  inboundDepreciationAmount: oreCodec,
  depreciationAmount: oreCodec,
  transaction: z.exactOptional(
    z.strictObject({
      fiscalYearId: fiscalYearIdCodec,
      transactionSeries: z.string(),
      transactionId: z.int().check(z.positive()),
    }),
  ),
  disposedOn: z.exactOptional(isoDateCodec),
});

export const assetListSchema = z.strictObject({
  id,
  name,
  depreciationAccountId: accountNoCodec,
  depreciationCostAccountId: accountNoCodec,
  items: z.array(assetItem),
});

export const attachmentSchema = z.strictObject({
  id,
  name,
  created: z.string(),
  fileId: z.string(),
  thumbnailId: z.exactOptional(z.string()),
  thumbnailVersion: z.exactOptional(z.number()),
  editedId: z.exactOptional(z.string()),
});

/** What is typed of the income tax return, by SRU code; of the values a field has one (TX8). */
export const incomeTaxFieldSchema = z.strictObject({
  code: z.int().check(z.gte(1), z.lte(9999)),
  amount: z.exactOptional(oreCodec),
  isTicked: z.exactOptional(z.literal(true)),
  text: z.exactOptional(z.string()),
});

/** Records of an imported SIE file that the product has no use for, kept line by line for the next export. */
export const sieRecordsHeadSchema = z.strictObject({
  program: z.exactOptional(z.string()),
  records: z.array(z.string()),
});

/** A head without fields: everything in the document is in its items. */
export const emptyHeadSchema = z.strictObject({});
