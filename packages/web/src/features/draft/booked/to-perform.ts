import type { BookingDoubt } from "@huvudbok/core/categorisation";
import { chosenAction, type Draft, otherSideOf } from "@huvudbok/core/draft";
import type { BookedDraft } from "./booked-dialog.tsx";
import { isBooked } from "./doubt-text.ts";
import type { ToBook } from "./use-ask-booked.tsx";

interface Listed {
  readonly doubtOf: (draft: Draft) => BookingDoubt | undefined;
  readonly draftOf: (id: string) => Draft | undefined;
}

/** Of the selected drafts those that something is done with, and those of them whose money may be booked already. */
export function toPerform(selected: readonly Draft[], { doubtOf, draftOf }: Listed): ToBook<Draft> {
  const chosen = selected.filter((draft) => chosenAction(draft) !== undefined);
  const booked = chosen.flatMap((draft): readonly BookedDraft[] => {
    const doubt = doubtOf(draft);
    // Nothing is booked where a duplicate is deleted.
    return chosenAction(draft)?.kind !== "delete" && isBooked(doubt) ? [{ draft, doubt }] : [];
  });
  const doubted = new Set(booked.map(({ draft }) => draft.id));
  const isDoubted = (draft: Draft | undefined) => draft !== undefined && doubted.has(draft.id);
  // A transfer is one action: it is not done from its other side either.
  const others = chosen.filter((draft) => !isDoubted(draft) && !isDoubted(otherSideOf(draft, draftOf)));
  return { chosen, booked, others };
}
