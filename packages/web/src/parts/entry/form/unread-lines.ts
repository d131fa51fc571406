import type { PastedRows } from "@huvudbok/core/transaction";
import type { EntryForm } from "./entry-rows.ts";

/** So many of them are kept with their texts: nobody reads more beside a form. */
const MOST_LINES = 20;

/** The form with pasted lines that could not be read, after those of an earlier paste (TR19). */
export function withUnread(
  form: EntryForm,
  pasted: Pick<PastedRows, "unread" | "ambiguous"> | undefined,
): EntryForm {
  if (pasted === undefined || pasted.unread.length === 0) return form;
  const { count = 0, lines = [], ambiguous = pasted.ambiguous } = form.unread ?? {};
  return {
    ...form,
    unread: {
      count: count + pasted.unread.length,
      lines: [...lines, ...pasted.unread].slice(0, MOST_LINES),
      ...(ambiguous === undefined ? {} : { ambiguous }),
    },
  };
}
