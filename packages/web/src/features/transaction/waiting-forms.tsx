import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import type { ReturnedForm } from "./unfinished/entry-outbox.ts";

interface WaitingFormsProps {
  readonly waiting: readonly ReturnedForm[];
  readonly onTakeUp: (form: ReturnedForm) => void;
}

/** Tells of forms that wait to be taken up, since another had been begun when they came back. */
export function WaitingForms({ waiting, onTakeUp }: WaitingFormsProps) {
  const [first, ...others] = waiting;
  if (first === undefined) return null;
  const more = others.length === 0 ? "" : ` Ytterligare ${others.length} väntar.`;
  return (
    <ErrorBox
      error={{
        level: "warning",
        title: `${first.form.text} är inte registrerad`,
        message: `${first.failure?.message ?? "Det du har skrivit finns kvar."}${more}`,
        action: { label: "Ta upp den", onClick: () => onTakeUp(first) },
      }}
    />
  );
}
