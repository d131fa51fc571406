import { createHash } from "node:crypto";
import { type CompanyConfig, recipientSchema } from "@huvudbok/core/api";

/** The version of who a company is: the same for the same contents, and to others of no meaning. */
export function recipientEtag(recipient: CompanyConfig["recipient"]): string {
  // In the order of the schema, however it came.
  const text = JSON.stringify(recipientSchema.parse(recipient));
  return `"${createHash("sha256").update(text).digest("hex").slice(0, 32)}"`;
}
