import type { Attachment } from "@huvudbok/core/attachment";
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";

interface RemoveFileDialogProps {
  /** The file that is about to be removed; undefined when there is none. */
  readonly file: Attachment | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: (file: Attachment) => void;
  /** What happens to the file. */
  readonly children: ReactNode;
}

/** Asks before a file is removed from a transaction. */
export function RemoveFileDialog({ file, onCancel, onConfirm, children }: RemoveFileDialogProps) {
  return (
    <ConfirmDialog
      opened={file !== undefined}
      title="Radera bifogad fil?"
      confirmLabel="Radera"
      destructive
      onCancel={onCancel}
      onConfirm={() => {
        onCancel();
        if (file !== undefined) onConfirm(file);
      }}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
