import type { TransactionError } from "@huvudbok/core/transaction";
import { Button } from "@mantine/core";
import { KeyHint } from "../../ui/key-hint.tsx";
import { RegisterErrors } from "./register-errors.tsx";
import classes from "./transaction-entry.module.css";

interface EntryButtonsProps {
  /** Series and number that the transaction will get. */
  readonly name: string;
  readonly errors: readonly TransactionError[];
  readonly onRegister: () => void;
  readonly onLeave: () => void;
  readonly onNote: () => void;
  /** Splits the row one works in; undefined where there is none. */
  readonly onSplitVat: (() => void) | undefined;
}

/** What can be done with the form, and beside it what keeps the whole from being registered. */
export function EntryButtons(props: EntryButtonsProps) {
  const { name, errors, onRegister, onLeave, onNote, onSplitVat } = props;
  return (
    <>
      <Button
        variant="filled"
        data-cell="register"
        onClick={onRegister}
        aria-keyshortcuts="Control+Enter"
        rightSection={<KeyHint keys="Ctrl ↵" />}
      >
        {`Registrera ${name}`}
      </Button>
      <Button onClick={onLeave} aria-keyshortcuts="Escape" rightSection={<KeyHint keys="Esc" />}>
        Avbryt
      </Button>
      <RegisterErrors errors={errors} />
      <Button
        className={classes.tool ?? ""}
        px={8}
        variant="subtle"
        color="gray"
        aria-keyshortcuts="Alt+A"
        rightSection={<KeyHint keys="Alt A" />}
        onClick={onNote}
      >
        Anteckning
      </Button>
      {onSplitVat !== undefined && (
        <Button
          px={8}
          variant="subtle"
          color="gray"
          aria-keyshortcuts="Control+M"
          rightSection={<KeyHint keys="Ctrl M" />}
          // The field keeps the focus, so that one goes on where one was.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onSplitVat}
        >
          Moms
        </Button>
      )}
    </>
  );
}
