import { Button } from "../../ui/button/button.tsx";
import { KeyHint } from "../../ui/keys/key-hint.tsx";
import { shortcutText } from "../../ui/page-frame/toolbar-button.tsx";
import { useShortcuts } from "../../ui/page-frame/use-shortcuts.ts";

interface SaveNoteButtonProps {
  readonly disabled: boolean;
  readonly onSave: () => void;
}

/** Saves the note that is open, as its key does. */
export function SaveNoteButton({ disabled, onSave }: SaveNoteButtonProps) {
  useShortcuts(
    [{ label: "Spara anteckningen", shortcut: "s", disabled, onClick: onSave }],
    true,
    () => undefined,
  );
  return (
    <Button
      variant="filled"
      disabled={disabled}
      aria-keyshortcuts="Control+s"
      rightSection={<KeyHint keys={shortcutText("s")} />}
      onClick={onSave}
    >
      Spara
    </Button>
  );
}
