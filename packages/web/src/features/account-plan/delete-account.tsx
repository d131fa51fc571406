import { type Account, accountDeletionQuestion } from "@huvudbok/core/account-plan";
import { Group, Modal } from "@mantine/core";
import { useDocument } from "../../data/use-document.ts";
import { Button } from "../../ui/button/button.tsx";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import { useHasPage } from "../../ui/link/use-has-page.ts";
import { namedBy } from "./named-by.ts";

interface DeleteAccountProps {
  /** The account to delete; undefined while nothing is asked. */
  readonly account: Account | undefined;
  readonly isUsed: boolean;
  /** The rows on the account in the fiscal year. */
  readonly rows: number;
  readonly onDeactivate: (account: Account) => void;
  readonly onDelete: (account: Account) => void;
  readonly onClose: () => void;
}

/** Asks before an account is deleted; one that is in use cannot be, and can be made inactive. */
export function DeleteAccount({
  account,
  isUsed,
  rows,
  onDeactivate,
  onDelete,
  onClose,
}: DeleteAccountProps) {
  const hasPage = useHasPage();
  const templates = useDocument("journalTemplates");
  const assets = useDocument("assetManagement");
  const question =
    account === undefined
      ? undefined
      : accountDeletionQuestion(account.id, {
          isUsed,
          rows,
          isActive: account.active,
          canMigrate: hasPage("/accounting/accountPlan/migrate/{-$accountNo}"),
          namedBy: namedBy(account.id, templates.items.values(), assets.items.values()),
        });
  return (
    <>
      <ConfirmDialog
        opened={question?.action === "delete"}
        title="Radera konto"
        confirmLabel="Radera"
        destructive
        onConfirm={() => {
          if (account !== undefined) onDelete(account);
          onClose();
        }}
        onCancel={onClose}
      >
        <p>{question?.text}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={question?.action === "deactivate"}
        title="Radera konto"
        confirmLabel="Inaktivera"
        onConfirm={() => {
          if (account !== undefined) onDeactivate(account);
          onClose();
        }}
        onCancel={onClose}
      >
        <p>{question?.text}</p>
      </ConfirmDialog>
      <Modal
        opened={question?.action === "migrate" || question?.action === "none"}
        onClose={onClose}
        title="Radera konto"
        withCloseButton={false}
      >
        <p>{question?.text}</p>
        <Group justify="flex-end" mt="lg">
          <Button onClick={onClose} data-autofocus>
            Stäng
          </Button>
        </Group>
      </Modal>
    </>
  );
}
