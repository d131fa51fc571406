import type { TransactionEditMode } from "@huvudbok/core/transaction";
import { SegmentedControl } from "@mantine/core";

interface ModeControlProps {
  readonly mode: TransactionEditMode;
  /** False when the rows cannot be shown in the simple mode. */
  readonly fitsSimple: boolean;
  readonly onChange: (mode: TransactionEditMode) => void;
}

/** The choice between the simple and the advanced form (PG26). */
export function ModeControl({ mode, fitsSimple, onChange }: ModeControlProps) {
  return (
    <SegmentedControl
      aria-label="Läge"
      value={mode}
      onChange={(chosen) => onChange(chosen === "simple" ? "simple" : "advanced")}
      data={[
        { value: "simple", label: "Enkel", disabled: !fitsSimple },
        { value: "advanced", label: "Avancerad" },
      ]}
    />
  );
}
