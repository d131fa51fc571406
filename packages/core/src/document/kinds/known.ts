import type * as z from "zod/mini";
import type { ReadOnly } from "../read-only.ts";

/** What a schema reads, in the form that core works with. */
export type Known<Schema extends z.core.$ZodType> = ReadOnly<z.output<Schema>>;
