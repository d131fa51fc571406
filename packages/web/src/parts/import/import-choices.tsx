import type { AcceptanceKind } from "@huvudbok/core/import";
import { Checkbox } from "@mantine/core";
import { Notice } from "../../ui/page-frame/notice.tsx";
import type { Acceptance } from "../../workers/tasks.ts";
import classes from "./import.module.css";
import { NoticeList } from "./notice-list.tsx";

const QUESTIONS: Readonly<Record<AcceptanceKind, { readonly title: string; readonly label: string }>> = {
  damaged: { title: "Filen kan ha ändrats eller skadats", label: "Jag vill importera filen ändå" },
  incomplete: {
    title: "Filen kan vara avklippt",
    label: "Filen är hel, jag vill importera det som finns i den",
  },
  balances: {
    title: "Filens saldon stämmer inte med dess verifikationer",
    label: "Jag har sett skillnaderna och vill importera verifikationerna som de är",
  },
  converted: {
    title: "Filens belopp är i en annan valuta",
    label: "Räkna om beloppen till kronor",
  },
  renumbered: {
    title: "Verifikationer har samma nummer",
    label: "Ge de senare verifikationerna numren ovan. Det gamla numret sparas som anteckning",
  },
};

interface ImportChoicesProps {
  /** What must be accepted before the import, and what has been. */
  readonly toAccept: readonly Acceptance[];
  readonly accepted: ReadonlySet<AcceptanceKind>;
  readonly onAccept: (kind: AcceptanceKind, isAccepted: boolean) => void;
  /** Whether the voucher "Importerade saldon" is available (IM8). */
  readonly offersSummary: boolean;
  readonly withSummary: boolean;
  readonly onSummary: (wanted: boolean) => void;
}

/** What a person decides before the import. */
export function ImportChoices(props: ImportChoicesProps) {
  const { toAccept, accepted, onAccept, offersSummary, withSummary, onSummary } = props;
  return (
    <>
      {toAccept.map(({ kind, texts }) => (
        <Notice key={kind} kind="warning" title={QUESTIONS[kind].title}>
          <NoticeList notices={texts} />
          <Checkbox
            className={classes.accept}
            label={QUESTIONS[kind].label}
            checked={accepted.has(kind)}
            onChange={(event) => onAccept(kind, event.currentTarget.checked)}
          />
        </Notice>
      ))}
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
