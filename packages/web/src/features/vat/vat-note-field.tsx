import { cutVatNote, LONGEST_VAT_NOTE, replacedInFile } from "@huvudbok/core/vat";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import classes from "./vat.module.css";

interface VatNoteFieldProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

/** 'Övriga upplysningar', which go with the file: at most 300 characters, and what was pasted beyond is told. */
export function VatNoteField({ note, onChange }: VatNoteFieldProps) {
  const [isCut, setIsCut] = useState(false);
  const replaced = replacedInFile(note.replace(/\s/g, " "));
  return (
    <div className={classes.note}>
      <Textarea
        label="Övriga upplysningar"
        description="Syns för Skatteverket. Lämna tomt om du inte har något att förklara."
        rows={4}
        value={note}
        onChange={({ currentTarget: { value } }) => {
          setIsCut(value.length > LONGEST_VAT_NOTE);
          onChange(cutVatNote(value));
        }}
      />
      <p className={classes.quiet}>{`${note.length} av ${LONGEST_VAT_NOTE}`}</p>
      <div aria-live="polite" className={classes.quiet}>
        {isCut && <p>Texten får vara högst 300 tecken. Resten kom inte med.</p>}
        {replaced.length > 0 && (
          <p>{`Filen kan inte innehålla ${replaced.join(" ")}: de byts mot vanliga tecken.`}</p>
        )}
      </div>
    </div>
  );
}
