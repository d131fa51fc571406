import { Group, Textarea, TextInput } from "@mantine/core";
import { IconNote } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { KeyHint } from "../../ui/keys/key-hint.tsx";
import { NoteText } from "../../ui/label/note-text.tsx";
import { useToast } from "../../ui/label/toast.tsx";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import classes from "./note-file-editor.module.css";
import type { NoteFile } from "./use-note-file.ts";

interface NoteFileEditorProps {
  readonly note: NoteFile;
  /** What saving does with a stored note where it must stay, in a sentence. */
  readonly keepsOld?: string | undefined;
}

/** 'Ny anteckningsfil', and the box in which a markdown note is written, with a preview. */
export function NoteFileEditor({ note, keepsOld }: NoteFileEditorProps) {
  const isOpen = note.draft !== undefined;
  return (
    <section className={classes.place} data-print="hidden" aria-label="Anteckningsfil">
      {note.error !== undefined && <ErrorBox error={note.error} />}
      {isOpen ? (
        <Editor note={note} keepsOld={keepsOld} />
      ) : (
        <Button
          variant="subtle"
          leftSection={<IconNote size={16} stroke={1.65} aria-hidden />}
          disabled={note.isBusy}
          onClick={note.begin}
        >
          Ny anteckningsfil
        </Button>
      )}
    </section>
  );
}

function Editor({ note, keepsOld }: NoteFileEditorProps) {
  const toast = useToast();
  const [isPreview, setIsPreview] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { title = "", text = "", before } = note.draft ?? {};
  function cancel() {
    const reopen = note.cancel();
    if (reopen !== undefined) toast({ text: "Det du hade skrivit är kastat", undo: reopen });
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the page do not act in here
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (note.isSavable) note.save();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") cancel();
        const saves = (event.ctrlKey || event.metaKey) && (event.key === "s" || event.key === "Enter");
        if (!saves) return;
        event.preventDefault();
        if (note.isSavable) note.save();
      }}
    >
      <TextInput
        label="Rubrik"
        placeholder="Anteckning"
        maxLength={200}
        value={title}
        onChange={(event) => note.change({ title: event.currentTarget.value })}
      />
      {isPreview ? (
        <div className={classes.preview}>
          <NoteText text={text} />
        </div>
      ) : (
        <Textarea
          ref={box}
          label="Text"
          description="Markdown: # rubrik, **fet**, - punkter, | tabeller |"
          autosize
          minRows={6}
          maxRows={24}
          value={text}
          onChange={(event) => note.change({ text: event.currentTarget.value })}
        />
      )}
      {before !== undefined && keepsOld !== undefined && <p className={classes.hint}>{keepsOld}</p>}
      <Group gap="xs">
        <Button
          type="submit"
          variant="filled"
          disabled={!note.isSavable}
          rightSection={<KeyHint keys="Ctrl S" />}
          aria-keyshortcuts="Control+S"
        >
          Spara filen
        </Button>
        <Button aria-pressed={isPreview} onClick={() => setIsPreview(!isPreview)}>
          {isPreview ? "Skriv vidare" : "Förhandsvisa"}
        </Button>
        <Button onClick={cancel}>Avbryt</Button>
      </Group>
    </form>
  );
}
