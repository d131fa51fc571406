import { createHash } from "node:crypto";
import { type CompanyConfig, recipientSchema } from "@huvudbok/core/api";

/** The ETag of a recipient: a hash of its contents. */
export function recipientEtag(recipient: CompanyConfig["recipient"]): string {
  // In the field order of the schema, whatever the order of the input.
  const text = JSON.stringify(recipientSchema.parse(recipient));
  return `"${createHash("sha256").update(text).digest("hex").slice(0, 32)}"`;
}
