import { Textarea } from "@mantine/core";
import classes from "./transaction-entry.module.css";

interface EntryNoteProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

/**
 * The note (Anteckning) of a transaction that is being entered: shown on demand, so that it costs no key press
 * otherwise.
 */
export function EntryNote({ note, onChange }: EntryNoteProps) {
  return (
    <Textarea
      label="Anteckning"
      data-cell="entry-annotation"
      className={classes.note}
      autosize
      minRows={2}
      maxRows={10}
      value={note}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
