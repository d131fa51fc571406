import * as z from "zod/mini";
import { ROLES } from "../company/index.ts";
import { isStorableText } from "../text/index.ts";
import { importedFileSchema } from "./commit.ts";
import { companyConfigSchema, packageSetupSchema, recipientSchema } from "./company.ts";
import { filingDeclaredSchema, filingSchema } from "./filing.ts";

const role = z.enum(ROLES);
const place = { kind: z.string(), fiscalYearId: z.nullable(z.string()), revision: z.int() };
const day = z.nullable(z.iso.date());

/** What was recorded of a SIE 4 file before `filing` came; no program writes it any more. */
const exportSchema = z.strictObject({
  format: z.literal("sie4"),
  fiscalYearId: z.string().check(z.regex(/^f[0-9a-f]{32}$/)),
  fileName: z.string().check(z.minLength(1), z.maxLength(200), z.refine(isStorableText)),
});

/**
 * What is recorded for each kind of event (rules EV in docs/rules/events.md). The names and the fields are hashed, so
 * they never change: more information needs a new version of the kind, or a new kind.
 */
const EVENT_DATA = {
  /** The company was created; its creator is the owner. */
  created: z.strictObject({ config: companyConfigSchema }),
  /**
   * The chains of the company were moved from its number to its origin, after each was verified: the number at that
   * time, and the last hash of each chain before the move.
   */
  rechained: z.strictObject({
    config: companyConfigSchema,
    members: z.array(z.strictObject({ userId: z.string(), role: z.string() })),
    documents: z.array(z.strictObject({ ...place, hash: z.string() })),
  }),
  recipient: z.strictObject({ before: recipientSchema, after: recipientSchema }),
  package: z.strictObject({ before: packageSetupSchema, after: packageSetupSchema }),
  member: z.strictObject({
    userId: z.string(),
    name: z.string(),
    before: z.nullable(role),
    after: z.nullable(role),
  }),
  yearLock: z.strictObject({
    fiscalYearId: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    before: z.boolean(),
    after: z.boolean(),
  }),
  yearDeleted: z.strictObject({ fiscalYearId: z.string(), from: z.iso.date(), to: z.iso.date() }),
  /** The document has ended at the revision, which the history keeps. */
  documentDeleted: z.strictObject(place),
  /** A file that no document had referred to; its bytes stay for 30 days. */
  fileDeleted: z.strictObject({
    fileId: z.string(),
    fiscalYearId: z.string(),
    name: z.string(),
    size: z.int(),
    sha256: z.string(),
  }),
  closedThrough: z.strictObject({ before: day, after: day }),
  /** A commit with the intent `import`: what it wrote, and of which file if that was said. */
  import: z.strictObject({
    commitId: z.string(),
    file: z.exactOptional(importedFileSchema),
    documents: z.array(z.strictObject({ ...place, items: z.int() })),
  }),
  export: exportSchema,
  /** A file for somebody else was made and saved; its number is what `filingDeclared` names. */
  filing: filingSchema,
  filingDeclared: filingDeclaredSchema,
} as const;

export type CompanyEventKind = keyof typeof EVENT_DATA;

/** Something that happened to a company and is not a document. */
export type CompanyEvent = {
  readonly [Kind in CompanyEventKind]: {
    readonly kind: Kind;
    readonly data: z.infer<(typeof EVENT_DATA)[Kind]>;
  };
}[CompanyEventKind];

const SCHEMAS = new Map<string, z.ZodMiniType>(Object.entries(EVENT_DATA));

/** Whether stored data has the form of the event's kind. */
export function isEventData(kind: string, data: unknown): boolean {
  return SCHEMAS.get(kind)?.safeParse(data).success === true;
}

/**
 * GET api/company/{id}/events?before={sequence}&limit=: newest first, for every member. `data` is null when it was
 * erased because the law requires it.
 */
export const companyEventsSchema = z.object({
  events: z.array(
    z.object({
      sequence: z.int(),
      at: z.string(),
      userId: z.string(),
      userName: z.string(),
      kind: z.string(),
      data: z.nullable(z.unknown()),
    }),
  ),
  next: z.nullable(z.int()),
});
export type CompanyEvents = z.infer<typeof companyEventsSchema>;
