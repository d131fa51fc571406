import * as z from "zod/mini";
import { err, ok, type Result } from "../shared/index.ts";
import type { NewTransactionTemplate } from "../transaction/index.ts";
import { isoDateCodec } from "./codecs.ts";
import { type DocumentError, invalidField } from "./document-error.ts";
import { entrySchema, transactionLinkSchema } from "./transaction-schema.ts";

/** The value under `c{companyId}-newTransaction` (clarification B25). */
const newTransactionTemplateSchema = z.strictObject({
  date: isoDateCodec,
  text: z.string(),
  entries: z.array(entrySchema),
  attachmentIds: z.exactOptional(z.array(z.string())),
  annotation: z.exactOptional(z.string()),
  series: z.exactOptional(z.string()),
  corrects: z.exactOptional(transactionLinkSchema),
  source: z.string(),
});

/** Reads the prepared transaction that the session holds; amounts in kronor outside, öre inside. */
export function decodeNewTransactionTemplate(json: unknown): Result<NewTransactionTemplate, DocumentError> {
  const parsed = z.safeParse(newTransactionTemplateSchema, json);
  return parsed.success ? ok(parsed.data) : err(invalidField("transactions", parsed.error, json));
}

/** The form in which a prepared transaction is kept in the session. */
export function encodeNewTransactionTemplate(template: NewTransactionTemplate): unknown {
  const { entries, attachmentIds, ...rest } = template;
  return z.encode(newTransactionTemplateSchema, {
    ...rest,
    entries: entries.map(({ objects, ...entry }) => ({
      ...entry,
      ...(objects === undefined ? {} : { objects: [...objects] }),
    })),
    ...(attachmentIds === undefined ? {} : { attachmentIds: [...attachmentIds] }),
  });
}
