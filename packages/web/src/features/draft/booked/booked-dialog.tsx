import type { Draft } from "@huvudbok/core/draft";
import { ConfirmDialog } from "../../../ui/form/confirm-dialog.tsx";
import { type BookedDoubt, doubtText } from "./doubt-text.ts";
import { draftName } from "./draft-name.ts";

/** A draft whose money may be booked already. */
export interface BookedDraft {
  readonly draft: Draft;
  readonly doubt: BookedDoubt;
}

interface BookedDialogProps {
  /** Empty while nothing is asked. */
  readonly drafts: readonly BookedDraft[];
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** Does it with all others: what Enter does. Undefined where there are none. */
  readonly others?: { readonly label: string; readonly onConfirm: () => void } | undefined;
  readonly onCancel: () => void;
}

/** More of them are counted. */
const MOST_NAMED = 5;

/** Asks before money is booked that may be booked already (CT11): only a person knows that it is another event. */
export function BookedDialog({ drafts, confirmLabel, onConfirm, others, onCancel }: BookedDialogProps) {
  const more = drafts.length - MOST_NAMED;
  return (
    <ConfirmDialog
      opened={drafts.length > 0}
      title="Bokförs pengarna två gånger?"
      confirmLabel={confirmLabel}
      destructive
      other={others}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul>
        {drafts.slice(0, MOST_NAMED).map(({ draft, doubt }) => (
          <li key={draft.id}>{`${draftName(draft)}. ${doubtText(doubt)}`}</li>
        ))}
      </ul>
      {more > 0 && <p>{`Och ${more} till.`}</p>}
    </ConfirmDialog>
  );
}
