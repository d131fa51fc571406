import type { FileContent } from "../../data/files/file-cache.ts";
import { NoteText } from "../label/note-text.tsx";
import classes from "./file-panel.module.css";

/** A markdown note among the files: its text, formatted. */
export function NotePreview({ name, content }: { readonly name: string; readonly content: FileContent }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={classes.note} tabIndex={0} aria-label={`Text i ${name}`}>
      <NoteText text={new TextDecoder().decode(content.bytes)} />
    </section>
  );
}
