import type { Draft } from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { ConfirmDialog } from "../../../ui/form/confirm-dialog.tsx";
import { BookedDialog, type BookedDraft } from "../booked/booked-dialog.tsx";
import { MergeDraftsDialog } from "./merge-drafts-dialog.tsx";
import type { DraftChanges } from "./use-draft-changes.ts";

/** What somebody wants to do with drafts, and is asked about before. Two are merged. */
export type AskedOfDrafts =
  | { readonly merging: readonly Draft[]; readonly removing?: never; readonly performing?: never }
  | { readonly removing: readonly Draft[]; readonly merging?: never; readonly performing?: never }
  | {
      readonly performing: readonly Draft[];
      /** Those of them whose money may be booked already. */
      readonly booked: readonly BookedDraft[];
      readonly merging?: never;
      readonly removing?: never;
    };

interface DraftDialogsProps {
  readonly asked: AskedOfDrafts | undefined;
  /** Those of the year. */
  readonly all: readonly Draft[];
  readonly onClose: () => void;
  readonly changes: DraftChanges;
}

/** The questions of the list of drafts; what is confirmed is done. */
export function DraftDialogs({ asked, all, onClose, changes }: DraftDialogsProps) {
  const [target, source] = asked?.merging ?? [];
  const pair = target === undefined || source === undefined ? undefined : ([target, source] as const);
  const removing = asked?.removing ?? [];
  return (
    <>
      <MergeDraftsDialog
        pair={pair}
        onCancel={onClose}
        onConfirm={(kept, other) => {
          onClose();
          changes.merge(kept, other);
        }}
      />
      <BookedDialog
        drafts={asked?.performing === undefined ? [] : asked.booked}
        confirmLabel="Utför ändå"
        onCancel={onClose}
        onConfirm={() => {
          onClose();
          if (asked?.performing !== undefined) changes.perform(all, asked.performing);
        }}
      />
      <ConfirmDialog
        opened={removing.length > 0}
        title={`Radera ${formatCounted(removing.length, "utkast", "utkast")}?`}
        confirmLabel="Radera"
        destructive
        onCancel={onClose}
        onConfirm={() => {
          onClose();
          changes.remove(removing);
        }}
      >
        <p>Inget av det är bokfört.</p>
      </ConfirmDialog>
    </>
  );
}
