import { IconPlus, IconUpload } from "@tabler/icons-react";
import { Button } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { EmptyState } from "../../../ui/loading/empty-state.tsx";

interface EmptyDraftsProps {
  /** There are drafts, and the filters show none of them. */
  readonly isFiltered: boolean;
  readonly mayWrite: boolean;
  readonly onReset: () => void;
  readonly onUpload: () => void;
}

/** What the list says without rows: what drafts are for and where to begin, or that the filters show none. */
export function EmptyDrafts({ isFiltered, mayWrite, onReset, onUpload }: EmptyDraftsProps) {
  if (isFiltered) {
    return (
      <EmptyState title="Inga träffar" actions={<Button onClick={onReset}>Återställ filter</Button>}>
        Inget utkast i räkenskapsåret passar med det du söker.
      </EmptyState>
    );
  }
  const actions = mayWrite && (
    <>
      <LinkButton variant="filled" to="/accounting/draft/new" icon={IconPlus}>
        Skapa utkast
      </LinkButton>
      <Button leftSection={<IconUpload size={16} stroke={1.65} aria-hidden />} onClick={onUpload}>
        Ladda upp
      </Button>
    </>
  );
  return (
    <EmptyState title="Inga utkast" actions={actions}>
      Här väntar det som inte är registrerat än: kvitton och fakturor som ska konteras, och transaktioner som
      är halvfärdiga. Ladda upp eller släpp filer på sidan, så blir varje fil ett utkast.
    </EmptyState>
  );
}
