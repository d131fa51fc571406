import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";

interface LeaveDialogProps {
  readonly opened: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** What becomes of it. */
  readonly children: string;
}

/** Shown before a form with content is discarded. */
export function LeaveDialog({ opened, onStay, onLeave, children }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title="Kasta det du har skrivit?"
      confirmLabel="Kasta"
      cancelLabel="Fortsätt skriva"
      destructive
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
