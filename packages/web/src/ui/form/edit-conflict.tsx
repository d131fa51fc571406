import { useEffect } from "react";
import { askForChoice } from "../../data/unfinished/open-choices.ts";
import { Button } from "../button/button.tsx";
import { Notice } from "../page-frame/notice.tsx";

/** Shown where a save was stopped by a conflict: the choice is made beside what it is about. */
export const CHOOSE_FIRST_TEXT =
  "Inget är sparat: det du har ändrat har hunnit ändras av någon annan. Välj först vad som ska gälla.";

interface EditConflictProps {
  /** What has been changed, as a sentence begins with it: "Ingående balans på konto 1930". */
  readonly what: string;
  /** What is stored now, as the field would show it. */
  readonly stored: string;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Says that somebody else has saved what is being changed here, and lets the person choose; nothing is saved before. */
export function EditConflict({ what, stored, onKeep, onTake }: EditConflictProps) {
  useEffect(askForChoice, []);
  return (
    <Notice
      kind="warning"
      title={`${what} har ändrats av någon annan medan du skrev`}
      action={
        <>
          <Button data-choice aria-label={`Behåll mitt: ${what}`} onClick={onKeep}>
            Behåll mitt
          </Button>
          <Button aria-label={`Ta det sparade: ${what}`} onClick={onTake}>
            Ta det sparade
          </Button>
        </>
      }
    >
      {stored === "" ? "Det sparade är nu tomt." : `Sparat är nu: ${stored}`}
    </Notice>
  );
}

interface FieldConflictsProps<F extends string> {
  readonly form: {
    /** Fields that others have changed meanwhile. */
    readonly conflicts: readonly F[];
    readonly keepMine: (field: F) => void;
    readonly takeStored: (field: F) => void;
  };
  readonly names: ReadonlyMap<string, string>;
  /** What is edited, for a field that has no name. */
  readonly whole: string;
  /** What is stored now, as the field would show it. */
  readonly storedText: (field: F) => string;
}

/** The choices of a form about one thing, a field each. */
export function FieldConflicts<F extends string>({ form, names, whole, storedText }: FieldConflictsProps<F>) {
  return form.conflicts.map((field) => (
    <EditConflict
      key={field}
      what={names.get(field) ?? whole}
      stored={storedText(field)}
      onKeep={() => form.keepMine(field)}
      onTake={() => form.takeStored(field)}
    />
  ));
}
