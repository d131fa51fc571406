import type { JournalTemplate } from "@huvudbok/core/journal-template";
import { IconTrash } from "@tabler/icons-react";
import { pushAddress } from "../../navigation/address.ts";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import type { ToolbarAction } from "../../ui/page-frame/toolbar-button.tsx";

interface DeleteOptions {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Radera, the question before it, and the deletion, which can be undone. Nothing for a template that is new. */
export function useDeleteTemplate(
  template: JournalTemplate | undefined,
  { opened, onClose, onDeleted }: DeleteOptions,
) {
  const edit = useEdit();
  const deleting = useAction();
  function remove() {
    if (template === undefined) return;
    onClose();
    deleting.run(async (isHere) => {
      await edit(`Konteringsmallen ${template.name} är raderad`, [
        { kind: "journalTemplates", remove: [template.id] },
      ]);
      onDeleted();
      if (isHere()) pushAddress("/accounting/journalTemplates");
    });
  }
  return {
    error: deleting.error,
    isRunning: deleting.isRunning,
    toolbar: (ask: () => void): readonly ToolbarAction[] =>
      template === undefined
        ? []
        : [{ label: "Radera", access: "write", shortcut: "Delete", icon: IconTrash, onClick: ask }],
    dialog: (
      <ConfirmDialog
        opened={opened && template !== undefined}
        title="Radera konteringsmall"
        confirmLabel="Radera"
        destructive
        onConfirm={remove}
        onCancel={onClose}
      >
        <p>{`Är du säker på att du vill radera konteringsmallen ${template?.name ?? ""}? Det som är bokfört med den ändras inte.`}</p>
      </ConfirmDialog>
    ),
  };
}
