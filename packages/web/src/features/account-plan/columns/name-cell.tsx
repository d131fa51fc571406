import { accountFormErrorText, accountNameError } from "@huvudbok/core/account-plan";
import { useId, useRef, useState } from "react";
import { type Edit, isConflict } from "../../../data/unfinished/edit.ts";
import { FieldError } from "../../../ui/form/field-error.tsx";
import { useWindowBlur } from "../../../ui/form/use-window-blur.ts";
import type { ControlKey } from "../../../ui/keys/control-key.ts";
import { useControlKeys } from "../../../ui/keys/use-control-keys.ts";
import classes from "../chart.module.css";

interface NameActions {
  readonly onLeave: (isCancelled: boolean) => void;
}

const NAME_KEYS: readonly ControlKey<NameActions>[] = [
  {
    strokes: ["Enter"],
    label: "Spara beskrivningen",
    group: "I listan",
    run: ({ onLeave }) => onLeave(false),
  },
  {
    strokes: ["Escape"],
    label: "Ta tillbaka beskrivningen",
    group: "I listan",
    run: ({ onLeave }) => onLeave(true),
  },
];

interface NameCellProps {
  readonly number: number;
  readonly name: string;
  readonly tabIndex: 0 | -1;
  readonly isReadOnly: boolean;
  readonly onRename: (name: string) => void;
  /** Called in the place of `onRename` when somebody else has saved another name meanwhile. */
  readonly onConflict: (edit: Edit<string>) => void;
}

/**
 * The description of an account, edited in place: Enter or leaving it saves, Escape cancels. One that is too long stays
 * as it was typed, with the reason below it.
 */
export function NameCell(props: NameCellProps) {
  if (!props.isReadOnly) return <NameField {...props} />;
  return (
    <span className={classes.name}>
      <span className={classes.phoneNumber}>{props.number}</span>
      <span className={classes.shownName} title={props.name}>
        {props.name}
      </span>
    </span>
  );
}

function NameField({ number, name, tabIndex, onRename, onConflict }: NameCellProps) {
  // Undefined while nobody types here: then the field shows the saved name.
  const [edit, setEdit] = useState<Edit<string>>();
  const isCancelled = useRef(false);
  const leftWindow = useWindowBlur();
  const handleKey = useControlKeys(NAME_KEYS);
  const errorId = useId();
  const text = edit?.typed ?? name;
  const error = edit === undefined ? undefined : accountNameError(text.trim(), name);
  const isRefused = error !== undefined && error.code !== "name-missing";
  function leave() {
    if (isRefused && !isCancelled.current) return;
    const next = text.trim();
    const isChanged = edit !== undefined && next !== "" && next !== name && next !== edit.known[0];
    if (!isCancelled.current && isChanged) {
      const left = { ...edit, typed: next };
      if (isConflict(left, name)) onConflict(left);
      else onRename(next);
    }
    isCancelled.current = false;
    setEdit(undefined);
  }
  return (
    <span className={classes.name}>
      <span className={classes.phoneNumber}>{number}</span>
      <span className="print-only">{text}</span>
      <input
        data-print="hidden"
        className={classes.nameInput}
        aria-label={`Beskrivning av konto ${number}`}
        title={text}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? errorId : undefined}
        tabIndex={tabIndex}
        value={text}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setEdit((now) => ({ known: now?.known ?? [name], typed }));
        }}
        onBlur={(event) => {
          if (!leftWindow.leaves(event)) leave();
        }}
        // A double click selects a word here; on the rest of the row it opens the account.
        onDoubleClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          const field = event.currentTarget;
          handleKey(event, {
            onLeave: (isUndone) => {
              isCancelled.current = isUndone;
              field.blur();
            },
          });
        }}
      />
      {isRefused && (
        <span id={errorId} className={classes.nameError}>
          <FieldError text={accountFormErrorText(error)} />
        </span>
      )}
    </span>
  );
}
