import { expect } from "vitest";
import type * as z from "zod/mini";

/**
 * An answer read by its schema. Browsers leave out what they do not know; the server of the same version says nothing
 * that the schema does not name.
 */
export function answerOf<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const read = schema.parse(answer);
  expect(answer).toEqual(read);
  return read;
}
