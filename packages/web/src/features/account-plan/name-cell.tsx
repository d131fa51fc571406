import { useRef, useState } from "react";
import type { ControlKey } from "../../ui/keys/control-key.ts";
import { useControlKeys } from "../../ui/keys/use-control-keys.ts";
import classes from "./chart.module.css";

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
  readonly onRename: (name: string) => void;
}

/** The description of an account, edited where it stands: Enter or leaving it saves, Escape takes back. */
export function NameCell({ number, name, tabIndex, onRename }: NameCellProps) {
  // Undefined while nobody types here: then the field shows the name that is saved.
  const [typed, setTyped] = useState<string>();
  const isCancelled = useRef(false);
  const hear = useControlKeys(NAME_KEYS);
  const text = typed ?? name;
  function leave() {
    const next = text.trim();
    if (!isCancelled.current && next !== "" && next !== name) onRename(next);
    isCancelled.current = false;
    setTyped(undefined);
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
        tabIndex={tabIndex}
        value={text}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
        // A double click selects a word here; on the rest of the row it opens the account.
        onDoubleClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          const field = event.currentTarget;
          hear(event, {
            onLeave: (isTakenBack) => {
              isCancelled.current = isTakenBack;
              field.blur();
            },
          });
        }}
      />
    </span>
  );
}
