import * as z from "zod/mini";
import { sessionValue } from "../../data/session.ts";
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

const formSchema = z.custom<EntryForm>((value) => z.safeParse(frameSchema, value).success);

function kept() {
  return sessionValue("entryForm", formSchema);
}

/** Keeps the form while the tab lives, so that an expired sign-in or a step aside costs nobody what they typed. */
export function keepForm(form: EntryForm): void {
  kept().write(form);
}

/** The form that was left unfinished in this tab. */
export function keptForm(): EntryForm | undefined {
  return kept().read();
}

export function forgetForm(): void {
  kept().remove();
}
