import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";

interface LockYearDialogProps {
  /** The year to lock or unlock; undefined while nothing is asked. */
  readonly year: FiscalYear | undefined;
  readonly onConfirm: (year: FiscalYear) => void;
  readonly onCancel: () => void;
}

/** Asks before a year is locked or unlocked, and says what that means. */
export function LockYearDialog({ year, onConfirm, onCancel }: LockYearDialogProps) {
  const act = year?.locked === true ? "Lås upp" : "Lås";
  return (
    <ConfirmDialog
      opened={year !== undefined}
      title={year === undefined ? "" : `${act} räkenskapsåret ${fiscalYearName(year)}`}
      confirmLabel={act}
      onConfirm={() => {
        if (year !== undefined) onConfirm(year);
      }}
      onCancel={onCancel}
    >
      <p>
        {year?.locked === true
          ? "Då kan året bokföras och ändras igen. Vem som låste upp det, och när, finns kvar bland företagets händelser."
          : "I ett låst år kan ingenting bokföras, och kontoplanen, de ingående balanserna, utkasten och serierna kan inte ändras. Anteckningar kan ändras och filer läggas till. Det som är fel rättas i ett öppet år. Du kan låsa upp året igen."}
      </p>
    </ConfirmDialog>
  );
}
