import * as z from "zod/mini";
import { type SessionValue, sessionValue } from "../../data/session.ts";
import type { EntryForm } from "./entry-rows.ts";

/** Enough to know a form that this program wrote; what is older is left behind. */
const frameSchema = z.object({
  mode: z.enum(["simple", "advanced"]),
  text: z.string(),
  series: z.string(),
  rows: z.array(z.object({ key: z.number(), accountText: z.string() })),
  annotation: z.string(),
  attachmentIds: z.array(z.string()),
  nextKey: z.number(),
});

/** A form as it was kept. */
export const entryFormSchema = z.custom<EntryForm>((value) => z.safeParse(frameSchema, value).success);

/**
 * The form that was left unfinished in this tab, so that an expired sign-in or a step aside costs nobody what they
 * typed. A prepared transaction has a place of its own: it must not take that of one begun by hand.
 */
export function keptForm(isPrepared: boolean): SessionValue<EntryForm> {
  return sessionValue(isPrepared ? "preparedEntryForm" : "entryForm", entryFormSchema);
}
