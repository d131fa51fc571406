import { ErrorBox } from "../../../ui/page-frame/error-box.tsx";
import type { UnregisteredForm } from "../unfinished/entry-outbox.ts";

interface WaitingFormsProps {
  readonly waiting: readonly UnregisteredForm[];
  readonly onResume: (form: UnregisteredForm) => void;
}

/** Lists forms that wait to be resumed, since another one had been begun when they returned. */
export function WaitingForms({ waiting, onResume }: WaitingFormsProps) {
  const [first, ...others] = waiting;
  if (first === undefined) return null;
  const more = others.length === 0 ? "" : ` Ytterligare ${others.length} väntar.`;
  return (
    <ErrorBox
      error={{
        level: "warning",
        title: `${first.form.text} är inte registrerad`,
        message: `${first.failure?.message ?? "Det du har skrivit finns kvar."}${more}`,
        action: { label: "Ta upp den", onClick: () => onResume(first) },
      }}
    />
  );
}
