import { EditConflict } from "../../ui/form/edit-conflict.tsx";
import type { ReturnForm } from "./use-return-form.ts";

interface FieldConflictProps {
  readonly form: ReturnForm;
  readonly code: number;
  /** The field as the page names it. */
  readonly name: string;
  readonly isTick?: boolean;
}

/** The choice at a field that another person has changed meanwhile (TX20). */
export function FieldConflict({ form, code, name, isTick = false }: FieldConflictProps) {
  if (!form.isConflict(code)) return null;
  const stored = form.storedOf(code);
  return (
    <EditConflict
      what={name}
      stored={isTick ? (stored === "" ? "inte ikryssat" : "ikryssat") : stored}
      onKeep={() => form.keepMine(code)}
      onTake={() => form.takeStored(code)}
    />
  );
}
