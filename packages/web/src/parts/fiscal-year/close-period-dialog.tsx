import { type IsoDate, longDateText } from "@huvudbok/core/calendar";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";

interface ClosePeriodDialogProps {
  /** The last day that is to be closed; undefined while nothing is asked. */
  readonly through: IsoDate | undefined;
  readonly onConfirm: (through: IsoDate) => void;
  readonly onCancel: () => void;
}

/** Asks before the books are closed through a day, and says what that means. */
export function ClosePeriodDialog({ through, onConfirm, onCancel }: ClosePeriodDialogProps) {
  return (
    <ConfirmDialog
      opened={through !== undefined}
      title={through === undefined ? "" : `Lås bokföringen till och med ${longDateText(through)}`}
      confirmLabel="Lås"
      onConfirm={() => {
        if (through !== undefined) onConfirm(through);
      }}
      onCancel={onCancel}
    >
      <p>
        Då kan ingenting registreras eller raderas på de dagarna, så att det som är redovisat står kvar. Det
        som är fel rättas på en senare dag. Bara företagets ägare kan flytta tillbaka låsningen.
      </p>
    </ConfirmDialog>
  );
}

/** What a commit that closes the books through a day is called when it is done. */
export function closedText(through: IsoDate): string {
  return `Bokföringen är låst till och med ${through}`;
}
