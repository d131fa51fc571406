import type { Transaction } from "@huvudbok/core/transaction";
import { Group, Textarea } from "@mantine/core";
import { type ReactNode, type Ref, useRef } from "react";
import type { Unfinished } from "../../data/unfinished/use-unfinished.ts";
import { Button } from "../../ui/button/button.tsx";
import { EditConflict } from "../../ui/form/edit-conflict.tsx";
import { isFocusFree } from "../../ui/form/is-focus-free.ts";
import { NoteText } from "../../ui/label/note-text.tsx";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { OpenInOtherTab } from "../../ui/unfinished/open-in-other-tab.tsx";
import { SaveNoteButton } from "./save-note-button.tsx";
import classes from "./transaction-view.module.css";
import { useNote } from "./use-note.ts";
import type { NoteContent, NoteEdit } from "./use-note-edit.ts";

interface NoteEditorProps {
  readonly unfinished: Unfinished<NoteContent>;
  /** Shown above the note while it is being written. */
  readonly above: ReactNode;
  readonly isStored: () => boolean;
  readonly transaction: Transaction;
}

/** The notes of a transaction, and the box in which they are written. */
export function NoteEditor({ unfinished, above, isStored, transaction }: NoteEditorProps) {
  const { note, edit, error, isUsed, open, save, cancel } = useNote(unfinished, transaction);
  const section = useRef<HTMLElement>(null);
  const focused = isUsed ? takeFocus : undefined;
  return (
    <section ref={section} className={classes.section} data-print={note === "" ? "hidden" : undefined}>
      <h2>Anteckning</h2>
      {error !== undefined && <ErrorBox error={error} />}
      {edit.isOpen && above}
      {unfinished.state === "elsewhere" && isStored() && (
        <OpenInOtherTab what="Anteckningen" onTakeOver={unfinished.takeOver} />
      )}
      {!edit.isOpen || unfinished.state === "elsewhere" ? (
        <SavedNote note={note} button={focused} disabled={unfinished.state !== "mine"} onOpen={open} />
      ) : (
        <>
          {edit.hasConflict && (
            <NoteConflict
              edit={edit}
              note={note}
              onChosen={() => section.current?.querySelector("textarea")?.focus()}
            />
          )}
          <Textarea
            aria-label="Anteckning"
            autosize
            minRows={3}
            mt="sm"
            ref={focused}
            value={edit.text}
            onChange={(event) => edit.change(event.currentTarget.value)}
          />
          <Group gap="sm" mt="sm">
            <SaveNoteButton disabled={!edit.isChanged} onSave={save} />
            <Button onClick={cancel}>Avbryt</Button>
          </Group>
        </>
      )}
    </section>
  );
}

interface SavedNoteProps {
  readonly note: string;
  readonly button: Ref<HTMLButtonElement> | undefined;
  readonly disabled: boolean;
  readonly onOpen: () => void;
}

function SavedNote({ note, button, disabled, onOpen }: SavedNoteProps) {
  return (
    <>
      {note !== "" && <NoteText text={note} />}
      <Button style={{ marginTop: "0.5rem" }} ref={button} disabled={disabled} onClick={onOpen}>
        {note === "" ? "Skriv anteckning" : "Ändra anteckning"}
      </Button>
    </>
  );
}

interface NoteConflictProps {
  readonly edit: NoteEdit;
  readonly note: string;
  readonly onChosen: () => void;
}

/** Somebody else has saved another note: which of the two is to stand. */
function NoteConflict({ edit, note, onChosen }: NoteConflictProps) {
  function choose(act: () => void) {
    act();
    onChosen();
  }
  return (
    <EditConflict
      what="Anteckningen"
      stored={note}
      onKeep={() => choose(edit.keepMine)}
      onTake={() => choose(edit.takeStored)}
    />
  );
}

/** Replaces a button that was pressed: shows the box, and the button again when the box closes. */
function takeFocus(shown: HTMLElement | null): void {
  if (shown === null || !isFocusFree()) return;
  shown.focus();
  if (shown instanceof HTMLTextAreaElement) shown.setSelectionRange(shown.value.length, shown.value.length);
}
