import { type Account, accountDeletionQuestion } from "@huvudbok/core/account-plan";
import { Group, Modal } from "@mantine/core";
import { useDocument } from "../../data/use-document.ts";
import { pushAddress } from "../../navigation/address.ts";
import { Button } from "../../ui/button/button.tsx";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";
import { KeyHint } from "../../ui/keys/key-hint.tsx";
import classes from "./chart.module.css";
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

/** Asks before an account is deleted; one in use cannot be, and leads to where its drafts are moved. */
export function DeleteAccount({
  account,
  isUsed,
  rows,
  onDeactivate,
  onDelete,
  onClose,
}: DeleteAccountProps) {
  const templates = useDocument("journalTemplates");
  const assets = useDocument("assetManagement");
  const question =
    account === undefined
      ? undefined
      : accountDeletionQuestion(account.id, {
          isUsed,
          rows,
          isActive: account.active,
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
      <Modal
        opened={question?.action === "migrate"}
        onClose={onClose}
        title="Radera konto"
        withCloseButton={false}
      >
        <p>{question?.text}</p>
        <p className={classes.use}>{question?.use}</p>
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button onClick={onClose} aria-keyshortcuts="Escape" rightSection={<KeyHint keys="Esc" />}>
            Avbryt
          </Button>
          {question?.canDeactivate === true && (
            <Button
              onClick={() => {
                if (account !== undefined) onDeactivate(account);
                onClose();
              }}
            >
              Inaktivera
            </Button>
          )}
          <Button
            variant="filled"
            data-autofocus
            onClick={() => {
              if (account !== undefined) pushAddress(`/accounting/accountPlan/migrate/${account.id}`);
            }}
          >
            Migrera konto
          </Button>
        </Group>
      </Modal>
    </>
  );
}
