import type { BookingDoubt } from "@huvudbok/core/categorisation";
import { chosenAction, type Draft } from "@huvudbok/core/draft";
import type { BookedDraft } from "./booked-dialog.tsx";
import { isBooked } from "./doubt-text.ts";

/** Of the selected drafts those that something is done with, and those of them whose money may be booked already. */
export function toPerform(
  selected: readonly Draft[],
  doubtOf: (draft: Draft) => BookingDoubt | undefined,
): { readonly performing: readonly Draft[]; readonly booked: readonly BookedDraft[] } {
  const performing = selected.filter((draft) => chosenAction(draft) !== undefined);
  const booked = performing.flatMap((draft) => {
    const doubt = doubtOf(draft);
    // Nothing is booked where a duplicate is deleted.
    return chosenAction(draft)?.kind !== "delete" && isBooked(doubt) ? [{ draft, doubt }] : [];
  });
  return { performing, booked };
}
