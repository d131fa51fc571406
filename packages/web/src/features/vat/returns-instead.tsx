import { rangeWords } from "@huvudbok/core/calendar";
import type { ReturnInstead } from "@huvudbok/core/vat";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./vat.module.css";
import { WholePeriods } from "./whole-periods.tsx";

interface ReturnsInsteadProps {
  readonly returns: readonly ReturnInstead[];
  readonly text: string;
}

/** Says where the days of the period are declared, and leads to the return that has them or to those that are left (VR23). */
export function ReturnsInsteadNotice({ returns, text }: ReturnsInsteadProps) {
  const led = returns.length === 1 ? returns : returns.filter(({ isDeclared }) => !isDeclared);
  return (
    <Notice
      kind="info"
      title="Dagarna redovisas i en annan deklaration"
      action={led.map(({ period, type }) => (
        <LinkButton
          key={period.from}
          to={`/accounting/vat/report?${new URLSearchParams({ typ: type, from: period.from })}`}
        >
          {`Till momsrapporten för ${rangeWords(period)}`}
        </LinkButton>
      ))}
    >
      <WholePeriods text={text} />
    </Notice>
  );
}

interface DeclareAgainProps {
  /** Why the file is not to be handed in; undefined while nothing is asked. */
  readonly text: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a file is made of days that are declared by other returns (VR23). */
export function DeclareAgainDialog({ text, onConfirm, onCancel }: DeclareAgainProps) {
  return (
    <ConfirmDialog
      opened={text !== undefined}
      title="Dagarna är redan redovisade"
      confirmLabel="Ladda ner ändå"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <WholePeriods text={text ?? ""} />
      </p>
      <p className={classes.consequence}>Filen redovisar samma dagar en gång till.</p>
    </ConfirmDialog>
  );
}
