import type { FetchedName } from "@huvudbok/core/asset";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";

/** What is about to come from the year before. */
export interface FetchQuestion {
  /** Empty while nothing is asked. */
  readonly names: readonly FetchedName[];
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Names what comes from the year before, among which may be what has been deleted here, before it is taken over. */
export function FetchListsDialog({ names, confirm, close }: FetchQuestion) {
  return (
    <ConfirmDialog
      opened={names.length > 0}
      title="Hämta från föregående år"
      confirmLabel="Hämta"
      onConfirm={confirm}
      onCancel={close}
    >
      <p>Det här finns i föregående år men inte i det här. Det du har raderat här kommer tillbaka.</p>
      <ul>
        {names.map(({ listId, text }) => (
          <li key={listId}>{text}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
