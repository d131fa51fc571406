import "../api/jitless-schemas.ts";
import * as z from "zod/mini";
import { parseJsonText } from "../api/json-text.ts";
import type { FormWrite } from "./unfinished-database.ts";

const placeSchema = z.object({ fiscalYearId: z.string(), form: z.string() });
const recordSchema = z.object({
  ...placeSchema.shape,
  version: z.int(),
  writtenAt: z.number(),
  tabId: z.string(),
  content: z.unknown(),
  sentAs: z.exactOptional(z.string()),
});
const leftSchema = z.object({
  at: z.number(),
  writes: z.array(z.union([z.object({ put: recordSchema }), z.object({ remove: placeSchema })])),
});

/** The writes that a page had asked for and not seen done when it was left, at the time `at`. */
export interface Left {
  readonly at: number;
  readonly writes: readonly FormWrite[];
}

export interface LeftWrites {
  readonly set: (left: Left | undefined) => void;
  readonly get: () => Left | undefined;
}

/**
 * What the browser drops when a page is reloaded: a write to its database that waits behind another one, also where it has
 * been committed. The tab's session, which is written at once, has it until the next page has stored it.
 */
export function leftWrites(name: string): LeftWrites {
  const key = `unfinished ${name}`;
  return {
    set: (left) => {
      try {
        if (left === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(left));
      } catch {
        // A session that is full keeps what the database has been given, as ever.
      }
    },
    get: () => {
      const raw = sessionStorage.getItem(key);
      const parsed = raw === null ? undefined : z.safeParse(leftSchema, parseJsonText(raw));
      return parsed?.success === true ? parsed.data : undefined;
    },
  };
}
