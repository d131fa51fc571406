import { Checkbox } from "@mantine/core";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./sie.module.css";

interface ImportChoicesProps {
  /** What must be accepted before the import. */
  readonly toAccept: readonly string[];
  readonly isAccepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
  /** Whether the voucher "Importerade saldon" can be had (clarification C45). */
  readonly offersSummary: boolean;
  readonly withSummary: boolean;
  readonly onSummary: (wanted: boolean) => void;
}

/** What a person decides before the import. */
export function ImportChoices(props: ImportChoicesProps) {
  const { toAccept, isAccepted, onAccept, offersSummary, withSummary, onSummary } = props;
  return (
    <>
      {toAccept.length > 0 && (
        <Notice kind="warning" title="Filen kan ha ändrats eller skadats">
          {toAccept.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Checkbox
            className={classes.accept}
            label="Jag vill importera filen ändå"
            checked={isAccepted}
            onChange={(event) => onAccept(event.currentTarget.checked)}
          />
        </Notice>
      )}
      {offersSummary && (
        <Checkbox
          className={classes.accept}
          label="Skapa verifikationen Importerade saldon på årets sista dag"
          description="Filen har inga verifikationer. En låst verifikation för varje kontos förändring gör att rapporterna visar filens utgående balanser och resultat."
          checked={withSummary}
          onChange={(event) => onSummary(event.currentTarget.checked)}
        />
      )}
    </>
  );
}
