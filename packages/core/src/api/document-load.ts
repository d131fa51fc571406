import * as z from "zod/mini";

/** GET api/data/load/{key}.json?since={etag}: only what changed since that ETag. Items are in their stored form. */
export const documentDifferenceSchema = z.strictObject({
  etag: z.string(),
  since: z.string(),
  /** Present when the head changed. */
  head: z.optional(z.unknown()),
  put: z.array(z.unknown()),
  remove: z.array(z.string()),
});
export type DocumentDifference = z.infer<typeof documentDifferenceSchema>;

const itemChange = z.strictObject({
  id: z.string(),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
});

/** GET api/data/history/{key}?before={revision}&limit=: revisions, newest first. */
export const historySchema = z.strictObject({
  revisions: z.array(
    z.strictObject({
      revision: z.int(),
      at: z.string(),
      userId: z.string(),
      userName: z.string(),
      intent: z.string(),
      headBefore: z.optional(z.unknown()),
      headAfter: z.optional(z.unknown()),
      items: z.array(itemChange),
    }),
  ),
  next: z.nullable(z.int()),
});
export type History = z.infer<typeof historySchema>;

/** A stored document or file as lists and info show it (clarifications P15, P16). Times are ISO in UTC. */
export const fileInfoSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  originalFilename: z.string(),
  mimeType: z.string(),
  size: z.int(),
  modified: z.string(),
  created: z.string(),
});
export type FileInfo = z.infer<typeof fileInfoSchema>;

/** GET api/data/list[/{prefix}]?pageSize=&pageToken= */
export const fileListSchema = z.strictObject({
  files: z.array(fileInfoSchema),
  nextPageToken: z.nullable(z.string()),
});
export type FileList = z.infer<typeof fileListSchema>;

/** PUT api/data/attachments/{id} */
export const attachmentLinkSchema = z.strictObject({
  companyId: z.int(),
  fiscalYearId: z.string(),
  series: z.string(),
  transactionId: z.int(),
});
export type AttachmentLink = z.infer<typeof attachmentLinkSchema>;
