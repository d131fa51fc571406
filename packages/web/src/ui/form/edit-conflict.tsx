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
