import type { TransactionEditMode } from "@huvudbok/core/transaction";
import { SegmentedControl } from "@mantine/core";
import { useToast } from "../../ui/label/toast.tsx";
import classes from "./transaction-entry.module.css";

interface ModeControlProps {
  readonly mode: TransactionEditMode;
  /** Why the rows cannot be shown in the simple mode; undefined when they can. */
  readonly hindrance: string | undefined;
  readonly onChange: (mode: TransactionEditMode) => void;
}

/** The choice between the simple and the advanced form (PG26). */
export function ModeControl({ mode, hindrance, onChange }: ModeControlProps) {
  const toast = useToast();
  function choose(chosen: string) {
    if (chosen !== "simple") onChange("advanced");
    else if (hindrance === undefined) onChange("simple");
    else toast({ text: hindrance, isRefusal: true });
  }
  return (
    <SegmentedControl
      aria-label="Läge"
      value={mode}
      onChange={choose}
      data={[
        {
          value: "simple",
          // It looks off, and says why when it is chosen.
          label: (
            <span title={hindrance} data-off={hindrance !== undefined || undefined} className={classes.mode}>
              Enkel
            </span>
          ),
        },
        { value: "advanced", label: "Avancerad" },
      ]}
    />
  );
}
