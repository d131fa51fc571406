import { Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { KeyHint } from "../keys/key-hint.tsx";

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** One sentence, and the facts if there are any. */
  readonly children: ReactNode;
  /** The text of the button that acts; 'Ok' by default. */
  readonly confirmLabel?: string;
  /** 'Avbryt' by default: it never means stopping what was going on before. */
  readonly cancelLabel?: string;
  /** A destructive act has the danger colour, and does not have the focus at first. */
  readonly destructive?: boolean;
  readonly confirmDisabled?: boolean;
  /** An act that is less than the one in question, and has the focus at first. */
  readonly other?: { readonly label: string; readonly onConfirm: () => void } | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question with Avbryt and an act, or two; closes on Escape and returns the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirmLabel = "Ok",
    cancelLabel = "Avbryt",
    destructive = false,
    confirmDisabled = false,
    other,
  } = props;
  return (
    <Modal opened={opened} onClose={props.onCancel} title={title} withCloseButton={false}>
      {children}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button
          onClick={props.onCancel}
          data-autofocus={(destructive && other === undefined) || undefined}
          aria-keyshortcuts="Escape"
          rightSection={<KeyHint keys="Esc" />}
        >
          {cancelLabel}
        </Button>
        {other !== undefined && (
          <Button variant="filled" data-autofocus onClick={other.onConfirm}>
            {other.label}
          </Button>
        )}
        <Button
          variant={other === undefined ? "filled" : "subtle"}
          {...(destructive ? { color: "red" } : {})}
          disabled={confirmDisabled}
          onClick={props.onConfirm}
          data-autofocus={!destructive || undefined}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
