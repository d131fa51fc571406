import { type KeyboardEvent, useRef, useState } from "react";
import classes from "./chart.module.css";

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
  const text = typed ?? name;
  function leave() {
    const next = text.trim();
    if (!isCancelled.current && next !== "" && next !== name) onRename(next);
    isCancelled.current = false;
    setTyped(undefined);
  }
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    isCancelled.current = event.key === "Escape";
    event.currentTarget.blur();
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
        onKeyDown={keyDown}
      />
    </span>
  );
}
