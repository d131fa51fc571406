import type { IsoDate } from "@huvudbok/core/calendar";
import { pushAddress } from "../../navigation/address.ts";
import { TouchedFilingsNotice } from "../../parts/filing/touched-filings-notice.tsx";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import { watchPage } from "../../ui/link/watch-page.ts";

interface DeleteTransactionProps {
  /** Series and number. */
  readonly name: string;
  readonly date: IsoDate;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Answers whether it is gone. */
  readonly remove: () => Promise<boolean>;
}

/** The question before a transaction is deleted, and the way to the list when it is gone. */
export function DeleteTransaction({ name, date, opened, onClose, remove }: DeleteTransactionProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={`Radera ${name}?`}
      confirmLabel="Radera"
      destructive
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        const isHere = watchPage();
        void remove().then((isGone) => isGone && isHere() && pushAddress("/accounting/transaction"));
      }}
    >
      <p>
        Transaktionen tas bort ur böckerna och numret används av nästa. Den finns kvar i
        behandlingshistoriken. Är perioden redan redovisad ska felet i stället rättas med Rätta eller Vänd.
      </p>
      <TouchedFilingsNotice days={[date]} />
    </ConfirmDialog>
  );
}
