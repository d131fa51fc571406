import { isTypedName } from "@huvudbok/core/company";
import { TextInput } from "@mantine/core";
import { ConfirmDialog } from "../../ui/form/confirm-dialog.tsx";

interface DeleteCompanyDialogProps {
  readonly name: string;
  readonly opened: boolean;
  readonly typedName: string;
  readonly onType: (name: string) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The question, answered by typing the name of the company. */
export function DeleteCompanyDialog(props: DeleteCompanyDialogProps) {
  const { name, opened, typedName, onType, onConfirm, onCancel } = props;
  return (
    <ConfirmDialog
      opened={opened}
      title="Radera företaget?"
      confirmLabel="Radera"
      destructive
      confirmDisabled={!isTypedName(typedName, name)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{`Är du säker på att du vill radera ${name} och all dess bokföring?`}</p>
      <TextInput
        mt="md"
        label="Företagets namn"
        description={`Skriv ${name} för att kunna radera.`}
        autoComplete="off"
        value={typedName}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
