import * as z from "zod/mini";

/**
 * GET api/data/load/{key}.json?since={etag}: only what changed since that ETag. Items are in their stored form. Strict,
 * unlike other answers: a field that this program does not know may change the document, and then the whole is asked for.
 */
export const documentDifferenceSchema = z.strictObject({
  /** The version of the kind that the head and the items are in. */
  version: z.int(),
  etag: z.string(),
  since: z.string(),
  /** Present when the head changed. */
  head: z.optional(z.unknown()),
  put: z.array(z.unknown()),
  remove: z.array(z.string()),
});

/**
 * GET api/data/latest/{key}?limit=: how many numbered items a document has, and the latest ones in their stored form,
 * last series and highest number first.
 */
export const latestItemsSchema = z.object({
  etag: z.string(),
  count: z.int(),
  items: z.array(z.unknown()),
});
export type LatestItems = z.infer<typeof latestItemsSchema>;

const itemChange = z.object({
  id: z.string(),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
});

/** GET api/data/history/{key}?before={revision}&limit=: revisions, newest first. */
export const historySchema = z.object({
  revisions: z.array(
    z.object({
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

/** A stored document or file as lists and info show it (AI2). Times are ISO in UTC. */
export const fileInfoSchema = z.object({
  id: z.string(),
  name: z.string(),
  originalFilename: z.string(),
  mimeType: z.string(),
  size: z.int(),
  modified: z.string(),
  created: z.string(),
  /**
   * SHA-256 of the bytes in hexadecimal; for stored files only: the text of a document is put together when it is read.
   */
  sha256: z.exactOptional(z.string()),
});
export type FileInfo = z.infer<typeof fileInfoSchema>;

/** GET api/data/list[/{prefix}]?pageSize=&pageToken= */
export const fileListSchema = z.object({
  files: z.array(fileInfoSchema),
  nextPageToken: z.nullable(z.string()),
});
export type StoredFileList = z.infer<typeof fileListSchema>;

/** PUT api/data/attachments/{id} */
export const attachmentLinkSchema = z.strictObject({
  companyId: z.int(),
  fiscalYearId: z.string(),
  series: z.string(),
  transactionId: z.int(),
});
export type AttachmentLink = z.infer<typeof attachmentLinkSchema>;
