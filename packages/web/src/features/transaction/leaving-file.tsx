import type { Attachment } from "@huvudbok/core/attachment";
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface LeavingFileProps {
  /** The file that somebody wants to take away; undefined while nobody does. */
  readonly file: Attachment | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: (file: Attachment) => void;
  /** What becomes of it. */
  readonly children: ReactNode;
}

/** Asks before a file is taken from a transaction. */
export function LeavingFile({ file, onCancel, onConfirm, children }: LeavingFileProps) {
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
