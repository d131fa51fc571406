import * as z from "zod/mini";

/** Whether two values are stored as the same text. */
export function isSameForm(schema: z.core.$ZodType, a: unknown, b: unknown): boolean {
  return JSON.stringify(z.encode(schema, a)) === JSON.stringify(z.encode(schema, b));
}
