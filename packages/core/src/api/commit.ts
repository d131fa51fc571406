import * as z from "zod/mini";
import { COMMIT_INTENTS } from "../document/index.ts";
import { isStorableText } from "../text/index.ts";
import { recipientSchema } from "./company.ts";
import { requestIdSchema } from "./request-id.ts";

/**
 * What a commit does to one document. Items are in their stored form (kronor). `append` holds new transactions
 * without a number. `ifMatch` is the ETag of the state that was changed; it is left out only when the document does not
 * exist yet, or when nothing but `append` is used. To `end` a document that does not exist does nothing.
 */
export const documentChangeSchema = z.strictObject({
  key: z.string(),
  ifMatch: z.optional(z.string()),
  head: z.optional(z.unknown()),
  put: z.optional(z.array(z.unknown())),
  remove: z.optional(z.array(z.string())),
  append: z.optional(z.array(z.unknown())),
  /** The document ends, with every item that it holds. Not combined with any other change of it. */
  end: z.optional(z.literal(true)),
});

/** The file that an import was made of: its name alone, as whoever chose it calls it. */
export const importedFileSchema = z.strictObject({
  format: z.enum(["sie4"]),
  fileName: z.string().check(z.minLength(1), z.maxLength(255), z.refine(isStorableText)),
});
export type ImportedFile = z.infer<typeof importedFileSchema>;

/**
 * POST api/data/commit. `companyId` is 0 for a user's own documents, and in a commit that makes its company. The same
 * requestId has one effect.
 */
export const commitRequestSchema = z.strictObject({
  companyId: z.int().check(z.gte(0)),
  intent: z.enum(COMMIT_INTENTS),
  requestId: requestIdSchema,
  /** Of an import only: the log of the company tells of it. */
  importedFile: z.exactOptional(importedFileSchema),
  /** Of an import only: the company that is made with the books in it (IM23). The keys name it by 0, `c0-...`. */
  newCompany: z.exactOptional(z.strictObject({ recipient: recipientSchema })),
  changes: z.array(documentChangeSchema).check(z.minLength(1), z.maxLength(100)),
});

/** What the server gave an appended transaction, in the order they were sent. */
const appendedSchema = z.object({
  series: z.string(),
  number: z.int(),
  regDate: z.string(),
  sign: z.string(),
});

export const commitAnswerSchema = z.object({
  /** The company that the commit has made. */
  companyId: z.exactOptional(z.int()),
  changes: z.array(
    z.object({
      key: z.string(),
      /** The document's ETag after the commit. */
      etag: z.string(),
      /** Its ETag before the commit; null when the commit created it. A client that held this one is up to date. */
      previousEtag: z.nullable(z.string()),
      appended: z.optional(z.array(appendedSchema)),
      /** The document has ended. */
      ended: z.exactOptional(z.literal(true)),
      /** The fiscal years that the commit has removed. */
      removedYears: z.exactOptional(z.array(z.string())),
    }),
  ),
});

export type DocumentChange = z.infer<typeof documentChangeSchema>;
export type CommitRequest = z.infer<typeof commitRequestSchema>;
export type CommitAnswer = z.infer<typeof commitAnswerSchema>;
