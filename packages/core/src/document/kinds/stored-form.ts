import * as z from "zod/mini";
import { isSameValue } from "./same-value.ts";

/**
 * Whether two values are stored as the same text. Those that are the same value are, and a conversion to drafts has tens
 * of thousands of them: only others are written.
 */
export function isSameForm(schema: z.core.$ZodType, a: unknown, b: unknown): boolean {
  return isSameValue(a, b) || JSON.stringify(z.encode(schema, a)) === JSON.stringify(z.encode(schema, b));
}
