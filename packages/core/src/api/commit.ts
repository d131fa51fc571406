import * as z from "zod/mini";
import { COMMIT_INTENTS } from "../document/index.ts";

/**
 * What a commit does to one document. Items are in their stored form (kronor). `append` holds new transactions
 * without a number. `ifMatch` is the ETag that the change was made from; it is left out only when the document does
 * not exist yet, or when nothing but `append` is used.
 */
export const documentChangeSchema = z.strictObject({
  key: z.string(),
  ifMatch: z.optional(z.string()),
  head: z.optional(z.unknown()),
  put: z.optional(z.array(z.unknown())),
  remove: z.optional(z.array(z.string())),
  append: z.optional(z.array(z.unknown())),
});

/** POST api/data/commit. `companyId` is 0 for a user's own documents. The same requestId has one effect. */
export const commitRequestSchema = z.strictObject({
  companyId: z.int().check(z.gte(0)),
  intent: z.enum(COMMIT_INTENTS),
  requestId: z.string().check(z.minLength(8), z.maxLength(80)),
  changes: z.array(documentChangeSchema).check(z.minLength(1), z.maxLength(100)),
});

/** What the server gave an appended transaction, in the order they were sent. */
const appendedSchema = z.strictObject({
  series: z.string(),
  number: z.int(),
  regDate: z.string(),
  sign: z.string(),
});

export const commitAnswerSchema = z.strictObject({
  changes: z.array(
    z.strictObject({
      key: z.string(),
      /** The document's ETag after the commit. */
      etag: z.string(),
      /** Its ETag before the commit; null when the commit created it. A client that held this one is up to date. */
      previousEtag: z.nullable(z.string()),
      appended: z.optional(z.array(appendedSchema)),
    }),
  ),
});

export type DocumentChange = z.infer<typeof documentChangeSchema>;
export type CommitRequest = z.infer<typeof commitRequestSchema>;
export type CommitAnswer = z.infer<typeof commitAnswerSchema>;
