import type * as z from "zod/mini";
import { invalidInput } from "./refusal.ts";

/** Input that has passed its schema, or 400 with the paths that are wrong. Unchecked input goes no further. */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw invalidInput(result.error.issues.map((issue) => ({ path: issue.path.join("."), code: issue.code })));
}
