import type { Draft } from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { ConfirmDialog } from "../../../ui/form/confirm-dialog.tsx";
import { MergeDraftsDialog } from "./merge-drafts-dialog.tsx";
import type { DraftChanges } from "./use-draft-changes.ts";

/** What somebody wants to do with drafts, and is asked about before. Two are merged. */
export type AskedOfDrafts =
  | { readonly merging: readonly Draft[]; readonly removing?: never }
  | { readonly removing: readonly Draft[]; readonly merging?: never };

interface DraftDialogsProps {
  readonly asked: AskedOfDrafts | undefined;
  readonly onClose: () => void;
  readonly changes: DraftChanges;
}

/** The questions of the list of drafts; what is confirmed is done. */
export function DraftDialogs({ asked, onClose, changes }: DraftDialogsProps) {
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
