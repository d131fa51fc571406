import { Button } from "../button/button.tsx";
import { Notice } from "../page-frame/notice.tsx";

interface OpenInOtherTabProps {
  /** What is edited, such as "Transaktionen". */
  readonly what: string;
  readonly onTakeOver: () => void;
}

/** Says that another tab edits the form, and offers to continue here. */
export function OpenInOtherTab({ what, onTakeOver }: OpenInOtherTabProps) {
  return (
    <Notice
      kind="locked"
      title={`${what} skrivs i en annan flik`}
      action={<Button onClick={onTakeOver}>Ta över</Button>}
    >
      Här går det bara att läsa. Tar du över fortsätter du här med allt som är skrivet, och den andra fliken
      slutar skriva.
    </Notice>
  );
}
