import { formatCounted } from "@huvudbok/core/money";
import { type ReactNode, useState } from "react";
import { BookedDialog, type BookedDraft } from "./booked-dialog.tsx";

/** What is to be booked. */
export interface ToBook<Chosen> {
  readonly chosen: readonly Chosen[];
  /** Those of them whose money may be booked already. */
  readonly booked: readonly BookedDraft[];
  /** Those that are booked when the doubted ones are not. */
  readonly others: readonly Chosen[];
}

interface AskBooked<Chosen> {
  /** Goes on, after a question where money may be booked already. */
  readonly ask: (toBook: ToBook<Chosen>) => void;
  readonly question: ReactNode;
}

/**
 * Asks before money is booked that may be booked already (CT12): from the list, from the review and from a draft's own
 * page. `verb`: what is done, "Registrera". Enter books the others, or where there are none nothing.
 */
export function useAskBooked<Chosen>(
  verb: string,
  go: (chosen: readonly Chosen[]) => void,
): AskBooked<Chosen> {
  const [asked, setAsked] = useState<ToBook<Chosen>>();
  const { booked = [], chosen = [], others = [] } = asked ?? {};
  const answer = (answered: readonly Chosen[]) => {
    setAsked(undefined);
    go(answered);
  };
  return {
    ask: (toBook) => (toBook.booked.length === 0 ? go(toBook.chosen) : setAsked(toBook)),
    question: (
      <BookedDialog
        drafts={booked}
        confirmLabel={`${verb} ändå`}
        onConfirm={() => answer(chosen)}
        others={
          others.length === 0
            ? undefined
            : {
                label: `${verb} ${formatCounted(others.length, "annat", "andra")}`,
                onConfirm: () => answer(others),
              }
        }
        onCancel={() => setAsked(undefined)}
      />
    ),
  };
}
