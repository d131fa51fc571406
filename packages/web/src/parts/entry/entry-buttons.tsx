import { Button } from "../../ui/button/button.tsx";
import { KeyHint } from "../../ui/keys/key-hint.tsx";
import classes from "./transaction-entry.module.css";

/** Two of these stand beside two with text, on a telephone too. */
const NARROW = { paddingInline: "0.5rem" } as const;

interface EntryButtonsProps {
  /** Series and number that the transaction will get. */
  readonly name: string;
  /** Undefined when the form cannot be registered whatever is typed in it. */
  readonly onRegister: (() => void) | undefined;
  /** Registrera waits for something else. */
  readonly isHeld: boolean;
  /** Makes a draft of what is typed; undefined where the form is one already. */
  readonly onSaveDraft: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly onNote: () => void;
  /** Undefined for a company without templates in its package. */
  readonly onTemplate: (() => void) | undefined;
  /** Splits the row with the focus; undefined when no row has it. */
  readonly onSplitVat: (() => void) | undefined;
}

/**
 * The actions of the form, in the same order and place in both modes. The button that splits VAT appears and disappears
 * with the focused row without moving anything else.
 */
export function EntryButtons(props: EntryButtonsProps) {
  const { name, onRegister, isHeld, onSaveDraft, onLeave, onNote, onTemplate, onSplitVat } = props;
  return (
    <>
      {onRegister !== undefined && (
        <Button
          variant="filled"
          data-cell="register"
          disabled={isHeld}
          onClick={onRegister}
          // A key that is held would register one after the other.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          aria-keyshortcuts="Control+Enter"
          rightSection={<KeyHint keys="Ctrl ↵" />}
        >
          {`Registrera ${name}`}
        </Button>
      )}
      {onSaveDraft !== undefined && (
        <Button onClick={onSaveDraft} aria-keyshortcuts="Control+S" rightSection={<KeyHint keys="Ctrl S" />}>
          Spara som utkast
        </Button>
      )}
      <Button onClick={onLeave} aria-keyshortcuts="Escape" rightSection={<KeyHint keys="Esc" />}>
        Avbryt
      </Button>
      <span className={classes.tools}>
        {onSplitVat !== undefined && (
          <Button
            style={NARROW}
            variant="subtle"
            color="gray"
            aria-keyshortcuts="Control+M"
            rightSection={<KeyHint keys="Ctrl M" />}
            // The field keeps the focus, so that typing continues where it was.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onSplitVat}
          >
            Moms
          </Button>
        )}
        <Button
          style={NARROW}
          variant="subtle"
          color="gray"
          aria-keyshortcuts="Alt+A"
          rightSection={<KeyHint keys="Alt A" />}
          onClick={onNote}
        >
          Anteckning
        </Button>
        {onTemplate !== undefined && (
          <Button
            style={NARROW}
            variant="subtle"
            color="gray"
            aria-keyshortcuts="Alt+K"
            rightSection={<KeyHint keys="Alt K" />}
            onClick={onTemplate}
          >
            Mall
          </Button>
        )}
      </span>
    </>
  );
}
